// What is drawn for this expedition with the kit: its sails, its map, its boats, its quiz and its contest.
export { AnswerCard, type AnswerCardProps } from "./AnswerCard/AnswerCard.tsx";
export { AnswerMark, type AnswerMarkProps } from "./AnswerMark/AnswerMark.tsx";
export { Availability, type AvailabilityProps } from "./Availability/Availability.tsx";
export { Backdrop, type BackdropProps } from "./Backdrop/Backdrop.tsx";
export { BackdropDrawing, type BackdropDrawingProps } from "./Backdrop/BackdropDrawing.tsx";
export { type BarListItem, BarList, type BarListProps } from "./BarList/BarList.tsx";
export { BesideChart, type BesideChartProps } from "./Planisphere/BesideChart.tsx";
export { type BoatTrack, BoatTracks, type BoatTracksProps } from "./Planisphere/BoatTracks.tsx";
export { type BoatMark, BoatPlan, type BoatPlanProps } from "./BoatPlan/BoatPlan.tsx";
export { ChartMarks, type ChartMarksProps } from "./Planisphere/ChartMarks.tsx";
export type { ChartLabel } from "./Planisphere/Chart.tsx";
export { type CheckListItem, CheckList, type CheckListProps } from "./CheckList/CheckList.tsx";
export { CallNote, type CallNoteProps } from "./VoyageSlider/CallNote.tsx";
export { callUnder } from "./Planisphere/callUnder.ts";
export { ChoiceList, type ChoiceListProps } from "./ChoiceList/ChoiceList.tsx";
export { ChoiceStrip, type ChoiceStripProps } from "./ChoiceStrip/ChoiceStrip.tsx";
export type { CountryGroup, MapStage } from "./Planisphere/stages.ts";
export { DayMark, type DayMarkProps } from "./DayMark/DayMark.tsx";
export { Diploma, type DiplomaProps } from "./Diploma/Diploma.tsx";
export { drawSailPlan, type SailPlanDrawing } from "./SailPlan/drawSailPlan.ts";
export { type Feature, FeatureList, type FeatureListProps } from "./FeatureList/FeatureList.tsx";
export { FramedPicture, type FramedPictureProps } from "./FramedPicture/FramedPicture.tsx";
export { KeyList, type KeyListProps } from "./KeyList/KeyList.tsx";
export { LevelEmblem, type LevelEmblemProps } from "./LevelEmblem/LevelEmblem.tsx";
export { LogList, type LogListEntry, type LogListProps } from "./LogList/LogList.tsx";
export { MapScreen, type MapScreenProps } from "./Planisphere/MapScreen.tsx";
export { NamedSail, type NamedSailProps } from "./NamedSail/NamedSail.tsx";
export { type PaperAnswer, PaperKey, type PaperKeyProps } from "./PaperKey/PaperKey.tsx";
export { type PaperQuestion, PaperQuiz, type PaperQuizProps } from "./PaperQuiz/PaperQuiz.tsx";
export { PaperSheet, type PaperSheetProps } from "./PaperSheet/PaperSheet.tsx";
export { PhotoPrints, type PhotoPrintsProps } from "./PhotoPrints/PhotoPrints.tsx";
export { Pictogram, type PictogramProps } from "./Pictogram/Pictogram.tsx";
export { Planisphere, type PlanisphereProps } from "./Planisphere/Planisphere.tsx";
export { PosterGallery, type Poster, type PosterGalleryProps } from "./PosterGallery/PosterGallery.tsx";
export { type PortEntry, PortList, type PortListProps } from "./PortList/PortList.tsx";
export { PortraitStrip, type PortraitStripProps } from "./PortraitStrip/PortraitStrip.tsx";
export { type Coordinates, type Frame, type Point, project } from "./Planisphere/projection.ts";
export {
  PrintDocument,
  type PrintDocumentProps,
  PrintPage,
  type PrintPageProps,
} from "./PrintDocument/PrintDocument.tsx";
export { PrintPreview, type PrintPreviewProps } from "./PrintDocument/PrintPreview.tsx";
export { ProjectedQuestion, type ProjectedQuestionProps } from "./ProjectedQuestion/ProjectedQuestion.tsx";
export { ProjectedRanking, type ProjectedRankingProps } from "./ProjectedRanking/ProjectedRanking.tsx";
export { ProjectedScreen, type ProjectedScreenProps } from "./ProjectedScreen/ProjectedScreen.tsx";
export { QuizProgress, type QuizProgressProps } from "./QuizProgress/QuizProgress.tsx";
export { type LabelledAnswer, ResultRow, type ResultRowProps } from "./ResultRow/ResultRow.tsx";
export { SailCloseUp, type SailCloseUpProps } from "./SailPlan/SailCloseUp.tsx";
export { sailCloths, type SampledSpace } from "./SailPlan/sailCloths.ts";
export { SailPlan, type SailPlanProps } from "./SailPlan/SailPlan.tsx";
export type { SailMark, SailShape, SailSpace } from "./SailPlan/Sail.tsx";
export { SailSpaces, type SailSpacesProps } from "./SailPlan/SailSpaces.tsx";
export { SailedRoad, type SailedRoadProps } from "./Planisphere/SailedRoad.tsx";
export { ScoreBoard, type ScoreBoardProps } from "./ScoreBoard/ScoreBoard.tsx";
export { SignalHoist, type SignalHoistProps } from "./SignalHoist/SignalHoist.tsx";
export { StageMap, type StageMapProps } from "./Planisphere/StageMap.tsx";
export { StageFlag, type StageFlagProps } from "./StageTabs/StageFlag.tsx";
export { StagePoster, type StagePosterProps } from "./StageTabs/StagePoster.tsx";
export { type StageTab, StageTabs, type StageTabsProps } from "./StageTabs/StageTabs.tsx";
export { TeamScores, type TeamScoresProps } from "./TeamScores/TeamScores.tsx";
export { useFullScreen } from "./Planisphere/useFullScreen.ts";
export { VoyageChart, type VoyageChartProps } from "./Planisphere/VoyageChart.tsx";
export { VoyageSlider, type VoyageSliderProps } from "./VoyageSlider/VoyageSlider.tsx";
export { ZoomControls, type ZoomControlsProps } from "./ZoomPane/ZoomControls.tsx";
export { ZoomPane, type ZoomPaneProps } from "./ZoomPane/ZoomPane.tsx";
