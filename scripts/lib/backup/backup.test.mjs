import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { settingsFrom } from "../settings.mjs";
import { readArchive, writeArchive } from "./archive.mjs";
import { filesOf, safePathIn, replaceFiles } from "./files.mjs";
import { backupName, backupSettings, outdated, takenAt } from "./settings.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = "a key for the tests only";
const table = path.join(folder, "review.copy");
writeFileSync(table, "rev_1\tgut\\nsehr\nrev_2\tbuono\n");
/** @type {(rows: number) => Parameters<typeof writeArchive>[1]} */
const facts = (rows) => ({
  format: 1,
  taken_at: "2026-12-01T03:00:00.000Z",
  commit: null,
  database: { tables: [{ name: "review", columns: ["id text"], rows }], sequences: {}, migrations: [] },
});
const entries = [{ name: "database/review.copy", file: table }];

describe("an archive", () => {
  it.each([
    ["plain.tar.gz", undefined],
    ["locked.tar.gz.age", key],
  ])("is read as it was written: %s", async (name, given) => {
    const file = path.join(folder, name);
    const deletedEntry = { name: "files/static/deleted.png", file: path.join(folder, "deleted.png") };
    await writeArchive(file, facts(2), [...entries, deletedEntry], given);
    const to = path.join(folder, `${name}.read`);
    const manifest = await readArchive(file, given, (entry) => safePathIn(to, entry));
    expect(manifest).toMatchObject(facts(2));
    expect(Object.keys(manifest.checksums)).toEqual(["database/review.copy"]);
    expect(readFileSync(path.join(to, "database/review.copy"), "utf8")).toBe(readFileSync(table, "utf8"));
  });

  it("can only be opened with its key", async () => {
    const file = path.join(folder, "locked.tar.gz.age");
    expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    await expect(readArchive(file, undefined)).rejects.toThrow("is encrypted");
    await expect(readArchive(file, "another key of the tests")).rejects.toThrow("cannot be decrypted");
  });

  it.each(["plain.tar.gz", "locked.tar.gz.age"])("is refused if a byte was changed: %s", async (name) => {
    const bytes = readFileSync(path.join(folder, name));
    const at = bytes.length - 60;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const file = path.join(folder, `changed-${name}`);
    writeFileSync(file, bytes);
    await expect(readArchive(file, key)).rejects.toThrow("is damaged");
  });

  it("is refused if its end is missing", async () => {
    const bytes = readFileSync(path.join(folder, "plain.tar.gz"));
    const file = path.join(folder, "short.tar.gz");
    writeFileSync(file, bytes.subarray(0, bytes.length - 40));
    await expect(readArchive(file, key)).rejects.toThrow("is damaged");
  });

  it("is refused if a table lacks rows", async () => {
    const file = path.join(folder, "rows.tar.gz");
    await writeArchive(file, facts(3), entries, undefined);
    await expect(readArchive(file, undefined)).rejects.toThrow(
      "database/review.copy does not match its checksum",
    );
  });
});

describe("the files of a backup", () => {
  const dataDir = path.join(folder, "data");
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    writeFileSync(path.join(dataDir, name), text);
  };

  it("are uploads, mails and notices, and the secrets only if it is encrypted", () => {
    write("static/a.png", "old");
    write("mail/1.eml", "mail");
    write("postgres/PG_VERSION", "17");
    write("logs/commerce.log", "");
    write("secrets.json", '{"SIGNING_SECRET":"here","DATABASE_PASSWORD":"of this machine"}');
    const names = (/** @type {boolean} */ encrypted) => filesOf(dataDir, encrypted).map(({ name }) => name);
    expect(names(false)).toEqual(["files/mail/1.eml", "files/static/a.png"]);
    expect(names(true)).toEqual(["files/mail/1.eml", "files/secrets.json", "files/static/a.png"]);
  });

  it.each(["../secrets.json", "/etc/passwd", "files/../../x", "files\\x"])(
    "never lead out of the folder: %s",
    (name) => {
      expect(() => safePathIn(folder, name)).toThrow("which no backup has");
    },
  );

  it("replace the existing files, which are kept in a separate folder, while the database keeps its password", () => {
    const staged = path.join(folder, "staged");
    mkdirSync(path.join(staged, "files", "static"), { recursive: true });
    writeFileSync(path.join(staged, "files", "static", "a.png"), "restored");
    const secrets = { SIGNING_SECRET: "of the backup", DATABASE_PASSWORD: "of the other machine" };
    writeFileSync(path.join(staged, "files", "secrets.json"), JSON.stringify(secrets));
    const before = replaceFiles(staged, dataDir, new Date("2026-12-01T10:00:00Z"));
    expect(before).toBe(path.join(dataDir, "before-restore-2026-12-01T10-00-00Z"));
    expect(readFileSync(path.join(dataDir, "static/a.png"), "utf8")).toBe("restored");
    expect(readFileSync(path.join(before ?? "", "static/a.png"), "utf8")).toBe("old");
    expect(JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"))).toMatchObject({
      SIGNING_SECRET: "of the backup",
      DATABASE_PASSWORD: "of this machine",
    });
  });
});

describe("the retention of backups", () => {
  const names = ["2026-10-01", "2026-11-20", "2026-11-29", "2026-11-30"].map((day) =>
    backupName(new Date(`${day}T03:00:00Z`), day > "2026-11-25"),
  );
  const now = new Date("2026-12-01T10:00:00Z");

  it("uses the date in the file name", () => {
    expect(names[3]).toBe("su-turrone-2026-11-30T03-00-00Z.tar.gz.age");
    expect(takenAt(names[3] ?? "")).toEqual(new Date("2026-11-30T03:00:00Z"));
    expect(takenAt("notes.tar.gz")).toBeNull();
  });

  it.each([
    [{ days: 30, atLeast: 1 }, [names[0]]],
    [{ days: 1, atLeast: 2 }, [names[1], names[0]]],
    [{ days: 1, atLeast: 4 }, []],
    [{ days: 365, atLeast: 1 }, []],
  ])("deletes backups that are older than the days and not among the newest: %j", (keep, deletedEntry) => {
    expect(outdated(["notes.txt", ...names], now, keep)).toEqual(deletedEntry);
  });

  it("refuses invalid numbers and weak keys", () => {
    const settings = (/** @type {Record<string, string>} */ env) =>
      backupSettings(settingsFrom({ DATA_DIR: "/data", ...env }));
    expect(settings({})).toEqual({ folder: "/data/backups", key: undefined, keep: { days: 30, atLeast: 7 } });
    expect(() => settings({ BACKUP_KEEP_DAYS: "0", BACKUP_KEY: "short" })).toThrow(
      /BACKUP_KEEP_DAYS is "0".*\nBACKUP_KEY is too weak/,
    );
  });
});
