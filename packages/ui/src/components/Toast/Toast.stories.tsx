import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Toast, type ToastProps } from "./Toast.tsx";

const stay: ToastProps["onClose"] = () => undefined;

const meta = {
  component: Toast,
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
  argTypes: { onClose: { action: "close" } },
  args: {
    children: "L’adresse de la page est copiée.",
    closeLabel: "Fermer",
    onClose: stay,
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was asked is done. */
export const Default: Story = {};

/** What was asked could not be done. */
export const Failed: Story = { args: { tone: "error", children: "La copie est refusée par le navigateur." } };

/** On a phone it takes the width of the page. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** A long sentence at 320 px wraps beside the button that closes it. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: { children: "Le réapprovisionnement est enregistré, et l’observatoire météorologique est prévenu." },
};

function WithAction({ children, onClose, ...props }: ToastProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Copier l’adresse</Button>
      <Text>La page continue dessous.</Text>
      <Toast
        {...props}
        onClose={() => {
          setShown(false);
          onClose();
        }}
      >
        {shown && children}
      </Toast>
    </>
  );
}

/** It comes when an action is done, and goes when it is closed. */
export const Action: Story = { render: (args) => <WithAction {...args} /> };
