import { testReflow } from "./testReflow.tsx";

testReflow(import.meta.glob("../components/*/*.stories.tsx", { eager: true }));
