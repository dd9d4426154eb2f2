import { testReflow } from "@sillages/ui/testing";

testReflow(import.meta.glob("../*/*.stories.tsx", { eager: true }));
