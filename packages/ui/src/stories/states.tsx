import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { Text } from "../components/Text/Text.tsx";
import { theme } from "../theme/theme.css.ts";
import { forceStates } from "./forceStates.ts";

const forced = [
  ["Au repos", undefined],
  ["Survol", "as-hover"],
  ["Focus", "as-focus"],
  ["Pression", "as-active"],
] as const;

function State({ name, children, as }: { name: string; children: ReactNode; as?: string | undefined }) {
  return (
    <li
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: theme.space.close,
        alignContent: "start",
        justifyItems: "start",
      }}
    >
      <Text size="small">{name}</Text>
      <div className={as} style={{ width: "100%" }}>
        {children}
      </div>
    </li>
  );
}

function Row({ children }: { children: ReactNode }) {
  useLayoutEffect(forceStates, []);
  return (
    <ul
      style={{
        display: "grid",
        gap: theme.space.wide,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
      }}
    >
      {children}
    </ul>
  );
}

/** A story that lays a component's states side by side: those of the reader's hand, then `others`, by their props. */
export function states<Props extends object>(
  Component: ComponentType<Props>,
  others: Readonly<Record<string, Partial<Props>>> = {},
) {
  return {
    parameters: { controls: { disable: true } },
    render: (args: Props) => (
      <Row>
        {forced.map(([name, as]) => (
          <State key={name} name={name} as={as}>
            <Component {...args} />
          </State>
        ))}
        {Object.entries(others).map(([name, props]) => (
          <State key={name} name={name}>
            <Component {...args} {...props} />
          </State>
        ))}
      </Row>
    ),
  };
}
