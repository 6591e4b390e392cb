import { randomUUID } from "node:crypto";
import type { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { MikroORM } from "@medusajs/framework/mikro-orm/postgresql";
import { afterAll, beforeAll } from "vitest";
import { setting } from "../../../testing/env";

const openDatabase = (schema: string) =>
  MikroORM.init({
    clientUrl: setting("DATABASE_URL"),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { connection: { options: `-c search_path=${schema}` } },
  });

type Orm = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Creates a module's tables in a separate schema from its migrations, so that the shop's own are not affected;
 * dropped after the file's tests.
 * @returns the connection for a service of the module
 */
export function ownSchema(
  ...migrations: (new (...args: ConstructorParameters<typeof Migration>) => Migration)[]
) {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  let orm: Orm;
  beforeAll(async () => {
    orm = await openDatabase(schema);
    await orm.em.getKnex().schema.createSchema(schema);
    for (const MigrationOfModule of migrations) {
      const migration = new MigrationOfModule(orm.em.getDriver(), orm.config);
      await migration.up();
      for (const query of migration.getQueries()) {
        if (typeof query === "string") await orm.em.getConnection().execute(query);
      }
    }
  });
  afterAll(async () => {
    await orm.em.getKnex().schema.dropSchema(schema, true);
    await orm.close();
  });
  return {
    baseRepository: {
      transaction: (task: (manager: unknown) => Promise<unknown>) => orm.em.fork().transactional(task),
    },
  };
}
