import { quizStart } from "@sillages/content";
import { RadioGroup, type RadioGroupProps } from "@sillages/ui";

const { legend, limited, unlimited } = quizStart.time;

interface TimeTilesProps extends Pick<RadioGroupProps, "size"> {
  timed: boolean;
  /** A quiz so long that no limit is the better choice: it is offered first. */
  isLong: boolean;
  onChange: (timed: boolean) => void;
}

/** Five minutes or no limit: a choice that is made before every quiz (WCAG 2.2.1). */
export function TimeTiles({ timed, isLong, onChange, ...tiles }: TimeTilesProps) {
  const options = [
    { value: "limited", label: limited },
    { value: "unlimited", label: unlimited },
  ] as const;
  return (
    <RadioGroup
      {...tiles}
      legend={legend}
      options={isLong ? options.toReversed() : options}
      value={timed ? "limited" : "unlimited"}
      onChange={(time) => onChange(time === "limited")}
    />
  );
}
