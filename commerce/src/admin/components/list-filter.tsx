import { Input, Label, Select } from "@medusajs/ui";
import { useId } from "react";

interface Props<Choice extends string> {
  search: { label: string; value: string; onValue: (text: string) => void };
  choice: {
    label: string;
    value: Choice;
    choices: readonly Choice[];
    nameOf: (choice: Choice) => string;
    onValue: (choice: Choice) => void;
  };
}

/** Filters of a list: a search field and a select, side by side if there is room. */
export function ListFilter<Choice extends string>({ search, choice }: Props<Choice>) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3 py-2 sm:grid-cols-2">
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor={`${id}-search`}>
          {search.label}
        </Label>
        <Input
          id={`${id}-search`}
          size="small"
          value={search.value}
          onChange={({ target }) => search.onValue(target.value)}
        />
      </div>
      <div className="flex flex-col gap-y-1">
        <Label size="small" htmlFor={`${id}-choice`}>
          {choice.label}
        </Label>
        <Select
          size="small"
          value={choice.value}
          onValueChange={(value) => {
            const chosen = choice.choices.find((one) => one === value);
            if (chosen !== undefined) choice.onValue(chosen);
          }}
        >
          <Select.Trigger id={`${id}-choice`}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {choice.choices.map((one) => (
              <Select.Item key={one} value={one}>
                {choice.nameOf(one)}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      </div>
    </div>
  );
}
