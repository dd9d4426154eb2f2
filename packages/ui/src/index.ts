export { ActionLink, type ActionLinkProps } from "./components/ActionLink/ActionLink.tsx";
export { Badge, type BadgeProps } from "./components/Badge/Badge.tsx";
export { Button, type ButtonProps } from "./components/Button/Button.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export { DataTable, type DataTableColumn, type DataTableProps } from "./components/DataTable/DataTable.tsx";
export { DefinitionTable, type DefinitionTableProps } from "./components/DefinitionTable/DefinitionTable.tsx";
export { Disclosure, type DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export { type Figure, FigureRow, type FigureRowProps } from "./components/FigureRow/FigureRow.tsx";
export { Grid, type GridProps } from "./components/Grid/Grid.tsx";
export { Headline, type HeadlineProps } from "./components/Headline/Headline.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";
export { LogoList, type LogoListProps } from "./components/LogoList/LogoList.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./components/NewsletterForm/NewsletterForm.tsx";
export { Pictogram, type PictogramProps } from "./components/Pictogram/Pictogram.tsx";
export { Picture, type PictureProps, type PictureSource } from "./components/Picture/Picture.tsx";
export { Poster, type PosterProps } from "./components/Poster/Poster.tsx";
export { Quote, type QuoteProps } from "./components/Quote/Quote.tsx";
export { Section, type SectionProps } from "./components/Section/Section.tsx";
export { SectionHeader, type SectionHeaderProps } from "./components/SectionHeader/SectionHeader.tsx";
export { SiteFooter, type SiteFooterProps } from "./components/SiteFooter/SiteFooter.tsx";
export {
  type NavigationLink,
  SiteHeader,
  type SiteHeaderProps,
} from "./components/SiteHeader/SiteHeader.tsx";
export { SkipLink, type SkipLinkProps } from "./components/SkipLink/SkipLink.tsx";
export { Stack, type StackProps } from "./components/Stack/Stack.tsx";
export { TagList, type TagListProps } from "./components/TagList/TagList.tsx";
export { Text, type TextProps } from "./components/Text/Text.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { TextLink, type TextLinkProps } from "./components/TextLink/TextLink.tsx";
export { Timeline, type TimelineEntry, type TimelineProps } from "./components/Timeline/Timeline.tsx";
export { WakeDivider } from "./components/WakeDivider/WakeDivider.tsx";
export { WakeList, type WakeListProps } from "./components/WakeList/WakeList.tsx";
export type { SurfaceName } from "./theme/surfaces.ts";
