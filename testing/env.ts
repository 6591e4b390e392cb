/** A variable of the test run: the shop the tests run against (scripts/lib/testing/test-shops.mjs). */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: \`npm test\` starts the shop and passes its settings`);
  return value;
}
