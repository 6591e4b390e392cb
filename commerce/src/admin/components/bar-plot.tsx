import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

export interface Bars {
  /** The last of the two values of each bar is the one of interest. */
  bars: readonly { name: string; before?: number; now: number }[];
  /** Without one for `before`, there is only one value. */
  names: { before?: string; now: string };
  format: (value: number) => string;
}

const text = { fill: "var(--fg-subtle)", fontSize: 12 };

/** One or two series of bars beside each other. Only for the eye: the table that belongs to it says the same. */
export const BarPlot = ({ bars, names, format }: Bars) => (
  <div aria-hidden className="h-64 w-full min-w-0 overflow-hidden">
    <ResponsiveContainer>
      <BarChart data={[...bars]} accessibilityLayer={false} barGap={1} margin={{ left: 8, right: 8 }}>
        <CartesianGrid vertical={false} stroke="var(--border-base)" />
        <XAxis dataKey="name" tick={text} minTickGap={16} />
        <YAxis tick={text} tickFormatter={format} width={88} />
        <Tooltip
          cursor={{ fill: "var(--bg-base-hover)" }}
          formatter={(value) => format(Number(value))}
          contentStyle={{ background: "var(--bg-base)", border: "1px solid var(--border-base)" }}
          labelStyle={{ color: "var(--fg-base)" }}
        />
        <Legend formatter={(name: string) => <span className="text-ui-fg-subtle">{name}</span>} />
        {names.before !== undefined && (
          <Bar
            dataKey="before"
            name={names.before}
            fill="var(--fg-disabled)"
            isAnimationActive={false}
            maxBarSize={40}
          />
        )}
        <Bar
          dataKey="now"
          name={names.now}
          fill="var(--tag-red-icon)"
          isAnimationActive={false}
          maxBarSize={40}
        />
      </BarChart>
    </ResponsiveContainer>
  </div>
);
