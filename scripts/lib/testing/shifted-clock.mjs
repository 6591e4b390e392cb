// Preloaded into a server of the tests (control.mjs): shifts its clock ahead of the machine's or behind it, like a
// clock that was never set. PostgreSQL's now() is not affected.
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MINUTES ?? "0") * 60_000;
const MachineDate = Date;
const now = () => MachineDate.now() + ahead;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
