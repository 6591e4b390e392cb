// Loaded before a server of the tests (control.mjs): its clock is ahead of that of this machine, or behind it, as one that nobody has set is.
// What PostgreSQL calls now stays the machine's.
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MINUTES ?? "0") * 60_000;
const MachineDate = Date;
const now = () => MachineDate.now() + ahead;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
