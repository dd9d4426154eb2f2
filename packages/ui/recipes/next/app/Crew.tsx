"use client"; // a function is handed to the kit: that cannot cross from the server

import { Button, Section, Status } from "@sillages/ui";
import { useState } from "react";

export function Crew() {
  const [aboard, setAboard] = useState(0);
  return (
    <Section surface="dawn" stack="regular" label="L’équipage">
      <Button onClick={() => setAboard(aboard + 1)}>Monter à bord</Button>
      <Status>À bord : {aboard}</Status>
    </Section>
  );
}
