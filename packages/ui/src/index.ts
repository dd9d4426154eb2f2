export { ActionLink, type ActionLinkProps } from "./components/ActionLink/ActionLink.tsx";
export { Availability, type AvailabilityProps } from "./components/Availability/Availability.tsx";
export { Backdrop, type BackdropProps } from "./components/Backdrop/Backdrop.tsx";
export { BackdropDrawing, type BackdropDrawingProps } from "./components/Backdrop/BackdropDrawing.tsx";
export { Badge, type BadgeProps } from "./components/Badge/Badge.tsx";
export { Banner, type BannerProps } from "./components/Banner/Banner.tsx";
export { Behaviors } from "./components/Behaviors/Behaviors.tsx";
export { type BoatMark, BoatPlan, type BoatPlanProps } from "./components/BoatPlan/BoatPlan.tsx";
export { Breadcrumb, type BreadcrumbProps } from "./components/Breadcrumb/Breadcrumb.tsx";
export { Button, type ButtonProps } from "./components/Button/Button.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export { CardTitle, type CardTitleProps } from "./components/CardTitle/CardTitle.tsx";
export { Carousel, type CarouselProps, type CarouselSlide } from "./components/Carousel/Carousel.tsx";
export type { CarouselLabels } from "./components/Carousel/CarouselControls.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { Chip, type ChipProps } from "./components/Chip/Chip.tsx";
export { ChoiceList, type ChoiceListProps } from "./components/ChoiceList/ChoiceList.tsx";
export { ContactBand, type ContactBandProps } from "./components/ContactBand/ContactBand.tsx";
export { CopyButton, type CopyButtonProps } from "./components/CopyButton/CopyButton.tsx";
export { Countdown, type CountdownProps } from "./components/Countdown/Countdown.tsx";
export { DataTable, type DataTableColumn, type DataTableProps } from "./components/DataTable/DataTable.tsx";
export { DateList, type DateListEntry, type DateListProps } from "./components/DateList/DateList.tsx";
export { DefinitionTable, type DefinitionTableProps } from "./components/DefinitionTable/DefinitionTable.tsx";
export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { Diptych, type DiptychPanel, type DiptychProps } from "./components/Diptych/Diptych.tsx";
export { Disclosure, type DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export {
  EmblemList,
  type EmblemListItem,
  type EmblemListProps,
} from "./components/EmblemList/EmblemList.tsx";
export { Fieldset, type FieldsetProps } from "./components/Fieldset/Fieldset.tsx";
export { FigureLine, type FigureLineProps } from "./components/FigureLine/FigureLine.tsx";
export { type Figure, FigureRow, type FigureRowProps } from "./components/FigureRow/FigureRow.tsx";
export { FileButton, type FileButtonProps } from "./components/FileButton/FileButton.tsx";
export { FileField, type FileFieldProps } from "./components/FileField/FileField.tsx";
export { FilterBar, type FilterBarProps } from "./components/FilterBar/FilterBar.tsx";
export { type Finding, FindingList, type FindingListProps } from "./components/FindingList/FindingList.tsx";
export { FramedPicture, type FramedPictureProps } from "./components/FramedPicture/FramedPicture.tsx";
export { FullPoster, type FullPosterProps } from "./components/FullPoster/FullPoster.tsx";
export { Grid, type GridProps } from "./components/Grid/Grid.tsx";
export { Headline, type HeadlineFit, type HeadlineProps } from "./components/Headline/Headline.tsx";
export { Hero, type HeroProps } from "./components/Hero/Hero.tsx";
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
export { InkDots, type InkDotsProps } from "./components/InkDots/InkDots.tsx";
export { type KeyPoint, KeyPoints, type KeyPointsProps } from "./components/KeyPoints/KeyPoints.tsx";
export { LedgerRows, type LedgerRowsProps } from "./components/LedgerRows/LedgerRows.tsx";
export { Booklet, type BookletProps, Leaf, type LeafProps } from "./components/Leaf/Leaf.tsx";
export { Legend, type LegendProps } from "./components/Legend/Legend.tsx";
export { LevelEmblem, type LevelEmblemProps } from "./components/LevelEmblem/LevelEmblem.tsx";
export {
  Lightbox,
  type LightboxItem,
  type LightboxLabels,
  type LightboxProps,
} from "./components/Lightbox/Lightbox.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";
export { LogoList, type LogoListProps } from "./components/LogoList/LogoList.tsx";
export { LogoMarquee, type LogoMarqueeProps } from "./components/LogoMarquee/LogoMarquee.tsx";
export { LogoStrip, type LogoStripProps } from "./components/LogoMarquee/LogoStrip.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./components/NewsletterForm/NewsletterForm.tsx";
export { Notice, type NoticeProps } from "./components/Notice/Notice.tsx";
export { NumberedCard, type NumberedCardProps } from "./components/NumberedCard/NumberedCard.tsx";
export { NumberedList, type NumberedListProps } from "./components/NumberedList/NumberedList.tsx";
export { PageContents, type PageContentsProps } from "./components/PageContents/PageContents.tsx";
export { PaginationDots, type PaginationDotsProps } from "./components/PaginationDots/PaginationDots.tsx";
export { type PaperQuestion, PaperQuiz, type PaperQuizProps } from "./components/PaperQuiz/PaperQuiz.tsx";
export { PhotoPrints, type PhotoPrintsProps } from "./components/PhotoPrints/PhotoPrints.tsx";
export { Pictogram, type PictogramProps } from "./components/Pictogram/Pictogram.tsx";
export { Picture, type PictureProps, type PictureSource } from "./components/Picture/Picture.tsx";
export type { ChartLabel } from "./components/Planisphere/Chart.tsx";
export { Planisphere, type PlanisphereProps } from "./components/Planisphere/Planisphere.tsx";
export { type Coordinates, type Point, project } from "./components/Planisphere/projection.ts";
export type { CountryGroup, MapStage } from "./components/Planisphere/stages.ts";
export { Plate, type PlateProps } from "./components/Plate/Plate.tsx";
export { PlayMark } from "./components/PlayMark/PlayMark.tsx";
export type { PlateCaptionProps } from "./components/Plate/PlateCaption.tsx";
export { Poster, type PosterProps } from "./components/Poster/Poster.tsx";
export { PosterBand, type PosterBandProps } from "./components/PosterBand/PosterBand.tsx";
export { PortraitStrip, type PortraitStripProps } from "./components/PortraitStrip/PortraitStrip.tsx";
export { QuizProgress, type QuizProgressProps } from "./components/QuizProgress/QuizProgress.tsx";
export { Quote, type QuoteProps } from "./components/Quote/Quote.tsx";
export { type RadioTile, RadioTiles, type RadioTilesProps } from "./components/RadioTiles/RadioTiles.tsx";
export { type LabelledAnswer, ResultRow, type ResultRowProps } from "./components/ResultRow/ResultRow.tsx";
export { RuledColumns, type RuledColumnsProps } from "./components/RuledColumns/RuledColumns.tsx";
export { drawSailPlan, type SailPlanDrawing } from "./components/SailPlan/drawSailPlan.ts";
export type { SailShape, SailSpace } from "./components/SailPlan/Sail.tsx";
export { SailCloseUp, type SailCloseUpProps } from "./components/SailPlan/SailCloseUp.tsx";
export { sailCloths, type SampledSpace } from "./components/SailPlan/sailCloths.ts";
export { SailPlan, type SailPlanProps } from "./components/SailPlan/SailPlan.tsx";
export { SailSpaces, type SailSpacesProps } from "./components/SailPlan/SailSpaces.tsx";
export { ScoreBoard, type ScoreBoardProps } from "./components/ScoreBoard/ScoreBoard.tsx";
export { ScriptOnly, type ScriptOnlyProps } from "./components/ScriptOnly/ScriptOnly.tsx";
export { SearchField, type SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { Section, type SectionProps } from "./components/Section/Section.tsx";
export { SectionPicture, type SectionPictureProps } from "./components/Section/SectionPicture.tsx";
export { SectionHeader, type SectionHeaderProps } from "./components/SectionHeader/SectionHeader.tsx";
export { SelectField, type SelectFieldProps } from "./components/SelectField/SelectField.tsx";
export { SidePoster, type SidePosterProps } from "./components/SidePoster/SidePoster.tsx";
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
export { SkipLink, type SkipLinkProps } from "./components/SkipLink/SkipLink.tsx";
export { Slide, type SlideProps } from "./components/Carousel/Slide.tsx";
export { Spread, type SpreadProps } from "./components/Spread/Spread.tsx";
export { Stack, type StackProps } from "./components/Stack/Stack.tsx";
export { StageMap, type StageMapProps } from "./components/Planisphere/StageMap.tsx";
export { StagePoster, type StagePosterProps } from "./components/StageTabs/StagePoster.tsx";
export { type StageTab, StageTabs, type StageTabsProps } from "./components/StageTabs/StageTabs.tsx";
export { Stamp, type StampProps } from "./components/Stamp/Stamp.tsx";
export { Status, type StatusProps } from "./components/Status/Status.tsx";
export { StepList, type StepListProps } from "./components/StepList/StepList.tsx";
export { TabBar, type TabBarProps } from "./components/TabBar/TabBar.tsx";
export { type Tab, Tabs, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { TagList, type TagListProps } from "./components/TagList/TagList.tsx";
export { Text, type TextProps } from "./components/Text/Text.tsx";
export { TextArea, type TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { TextLink, type TextLinkProps } from "./components/TextLink/TextLink.tsx";
export { Timeline, type TimelineEntry, type TimelineProps } from "./components/Timeline/Timeline.tsx";
export { Toast, type ToastProps } from "./components/Toast/Toast.tsx";
export { ToggleButton, type ToggleButtonProps } from "./components/ToggleButton/ToggleButton.tsx";
export { ToggleCard, type ToggleCardProps } from "./components/ToggleCard/ToggleCard.tsx";
export { WakeDivider, type WakeDividerProps } from "./components/WakeDivider/WakeDivider.tsx";
export { WakeList, type WakeListProps } from "./components/WakeList/WakeList.tsx";
export { WakeProgress, type WakeProgressProps } from "./components/WakeProgress/WakeProgress.tsx";
export { type WakeScore, WakeScores, type WakeScoresProps } from "./components/WakeScores/WakeScores.tsx";
export { WakeUnderline, type WakeUnderlineProps } from "./components/WakeUnderline/WakeUnderline.tsx";
export type { SurfaceName } from "./theme/surfaces.ts";
