import { randomUUID } from "node:crypto";
import type { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { MikroORM } from "@medusajs/framework/mikro-orm/postgresql";
import { afterAll, beforeAll } from "vitest";
import { setting } from "./shop";

const openDatabase = (schema: string) =>
  MikroORM.init({
    clientUrl: setting("DATABASE_URL"),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { connection: { options: `-c search_path=${schema}` } },
  });

type Orm = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Tables of a module in a schema of their own, made of one of its migrations, so that the shop's own are left alone; they go after the
 * file's tests.
 * @returns what a service of the module writes with
 */
export function ownSchema(
  MigrationOfModule: new (...args: ConstructorParameters<typeof Migration>) => Migration,
) {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  let orm: Orm;
  beforeAll(async () => {
    orm = await openDatabase(schema);
    await orm.em.getKnex().schema.createSchema(schema);
    const migration = new MigrationOfModule(orm.em.getDriver(), orm.config);
    await migration.up();
    for (const query of migration.getQueries()) {
      if (typeof query === "string") await orm.em.getConnection().execute(query);
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
