// What is fetched once something is chosen on the plan: without network, the proposal can still be made.
export { Proposal } from "./Proposal.tsx";
