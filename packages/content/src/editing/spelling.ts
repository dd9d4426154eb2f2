// The dictionaries, for who keeps them longer than the content is as it was read.
export { unknownWords } from "@sillages/french";
