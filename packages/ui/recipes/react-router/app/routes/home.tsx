import { Demo } from "../Demo";

export const meta = () => [{ title: "Prendre la mer" }];

export default function Home() {
  return <Demo />;
}
