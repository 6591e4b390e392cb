/** Names of backups, and which of them are deleted. */

const pattern = /^su-turrone-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(\.age)?$/;

/**
 * @param {Date} takenAt
 * @param {boolean} encrypted
 */
export const backupName = (takenAt, encrypted) =>
  `su-turrone-${takenAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz${encrypted ? ".age" : ""}`;

/**
 * Time of a backup, from its name.
 * @param {string} name
 * @returns {Date | null} null if the name is not that of a backup
 */
export function takenAt(name) {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/**
 * Backups to delete: older than `days` days and not among the newest `atLeast`.
 * @param {readonly string[]} names of all files in the folder; other files are ignored
 * @param {Date} now
 * @param {{ days: number, atLeast: number }} keep
 */
export function outdated(names, now, { days, atLeast }) {
  return names
    .flatMap((name) => {
      const at = takenAt(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(atLeast)
    .filter(({ at }) => now.getTime() - at.getTime() > days * 86_400_000)
    .map(({ name }) => name);
}
