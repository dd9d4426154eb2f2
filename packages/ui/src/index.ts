export { ActionLink, type ActionLinkProps } from "./components/ActionLink/ActionLink.tsx";
export { Alert, type AlertProps } from "./components/Alert/Alert.tsx";
export { Badge, type BadgeProps } from "./components/Badge/Badge.tsx";
export { Behaviors } from "./components/Behaviors/Behaviors.tsx";
export { Button, type ButtonProps } from "./components/Button/Button.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export { CardBody, CardFooter, CardHeader, type CardPartProps } from "./components/Card/CardBody.tsx";
export { CardMedia, type CardMediaProps } from "./components/Card/CardMedia.tsx";
export { CardNumber, type CardNumberProps } from "./components/Card/CardNumber.tsx";
export { CardTitle, type CardTitleProps } from "./components/Card/CardTitle.tsx";
export { Carousel, type CarouselProps, type CarouselSlide } from "./components/Carousel/Carousel.tsx";
export type { CarouselLabels } from "./components/Carousel/CarouselControls.tsx";
export { Slide, type SlideProps } from "./components/Carousel/Slide.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { CopyButton, type CopyButtonProps } from "./components/CopyButton/CopyButton.tsx";
export { Countdown, type CountdownProps } from "./components/Countdown/Countdown.tsx";
export { DataTable, type DataTableColumn, type DataTableProps } from "./components/DataTable/DataTable.tsx";
export { DescriptionList, type DescriptionListProps } from "./components/DescriptionList/DescriptionList.tsx";
export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { Disclosure, type DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export { Divider, type DividerProps } from "./components/Divider/Divider.tsx";
export { ExpandableCard, type ExpandableCardProps } from "./components/ExpandableCard/ExpandableCard.tsx";
export { Fieldset, type FieldsetProps } from "./components/Fieldset/Fieldset.tsx";
export { Figure, type FigureProps } from "./components/Figure/Figure.tsx";
export type { FigureCaptionProps } from "./components/Figure/FigureCaption.tsx";
export { FileField, type FileFieldProps } from "./components/FileField/FileField.tsx";
export { FilterBar, type FilterBarProps } from "./components/FilterBar/FilterBar.tsx";
export { Grid, type GridProps } from "./components/Grid/Grid.tsx";
export { Heading, type HeadingFit, type HeadingProps } from "./components/Heading/Heading.tsx";
export { Hero, type HeroProps } from "./components/Hero/Hero.tsx";
export type { HeroLayout } from "./components/Hero/layouts/layouts.ts";
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CrossIcon,
  DownloadIcon,
  ExclamationIcon,
  ExpandIcon,
  ExternalIcon,
  FilterIcon,
  type IconProps,
  InfoIcon,
  LockIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  SortIcon,
  TimerIcon,
  WarningIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from "./components/Icon/Icon.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { type InkLegendItem, Legend, type LegendProps } from "./components/Legend/Legend.tsx";
export type { PictureLegendItem } from "./components/Legend/PictureItem.tsx";
export {
  Lightbox,
  type LightboxItem,
  type LightboxLabels,
  type LightboxProps,
} from "./components/Lightbox/Lightbox.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export {
  List,
  type ListProps,
  type NumeralListItem,
  type RuledNumeralListItem,
} from "./components/List/List.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";
export { LogoMarquee, type LogoMarqueeProps } from "./components/LogoMarquee/LogoMarquee.tsx";
export { LogoStrip, type LogoStripProps } from "./components/LogoMarquee/LogoStrip.tsx";
export { MediaPair, type MediaPairPanel, type MediaPairProps } from "./components/MediaSection/MediaPair.tsx";
export { MediaSection, type MediaSectionProps } from "./components/MediaSection/MediaSection.tsx";
export type { MediaSectionLayout } from "./components/MediaSection/layouts/layouts.ts";
export { Menu, type MenuItem, type MenuProps } from "./components/Menu/Menu.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./components/NewsletterForm/NewsletterForm.tsx";
export { Pagination, type PaginationProps } from "./components/Pagination/Pagination.tsx";
export { Picture, type PictureProps, type PictureSource } from "./components/Picture/Picture.tsx";
export { PlayMark } from "./components/Card/PlayMark.tsx";
export { ProgressBar, type ProgressBarProps } from "./components/ProgressBar/ProgressBar.tsx";
export { Quote, type QuoteProps } from "./components/Quote/Quote.tsx";
export { type RadioOption, RadioGroup, type RadioGroupProps } from "./components/RadioGroup/RadioGroup.tsx";
export { SchemeSwitch, type SchemeSwitchProps } from "./components/SchemeSwitch/SchemeSwitch.tsx";
export { ScriptOnly, type ScriptOnlyProps } from "./components/ScriptOnly/ScriptOnly.tsx";
export { SearchField, type SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { Section, type SectionProps } from "./components/Section/Section.tsx";
export { SectionPicture, type SectionPictureProps } from "./components/Section/SectionPicture.tsx";
export { SectionHeader, type SectionHeaderProps } from "./components/SectionHeader/SectionHeader.tsx";
export { SelectField, type SelectFieldProps } from "./components/SelectField/SelectField.tsx";
export { FooterContents, type FooterContentsProps } from "./components/SiteFooter/FooterContents.tsx";
export {
  FooterLegal,
  FooterLegalLinks,
  type FooterLegalLinksProps,
  type FooterLegalProps,
} from "./components/SiteFooter/FooterLegal.tsx";
export { SiteFooter, type SiteFooterProps } from "./components/SiteFooter/SiteFooter.tsx";
export { Wordmark, type WordmarkProps } from "./components/SiteFooter/Wordmark.tsx";
export {
  type NavigationLink,
  SiteHeader,
  type SiteHeaderProps,
} from "./components/SiteHeader/SiteHeader.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./components/SkipLink/SkipLink.tsx";
export { Stack, type StackProps } from "./components/Stack/Stack.tsx";
export { Stamp, type StampProps } from "./components/Stamp/Stamp.tsx";
export { Stat, type StatProps } from "./components/Stat/Stat.tsx";
export { type StatGroupItem, StatGroup, type StatGroupProps } from "./components/Stat/StatGroup.tsx";
export { Status, type StatusProps } from "./components/Status/Status.tsx";
export { Switch, type SwitchProps } from "./components/Switch/Switch.tsx";
export { TableOfContents, type TableOfContentsProps } from "./components/TableOfContents/TableOfContents.tsx";
export { type Tab, Tabs, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { TagList, type TagListProps } from "./components/TagList/TagList.tsx";
export { Text, type TextProps } from "./components/Text/Text.tsx";
export { TextArea, type TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export {
  Timeline,
  type TimelineDate,
  type TimelineEntry,
  type TimelineProps,
} from "./components/Timeline/Timeline.tsx";
export { Toast, type ToastProps } from "./components/Toast/Toast.tsx";
export { ToggleButton, type ToggleButtonProps } from "./components/ToggleButton/ToggleButton.tsx";
export { Tooltip, type TooltipProps } from "./components/Tooltip/Tooltip.tsx";
export { type TabChoice, useTabs } from "./internal/useTabs.ts";
export type { SurfaceName } from "./theme/surfaces.ts";
