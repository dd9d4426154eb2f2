import {
  accueil,
  figures,
  home,
  number,
  ports,
  roundedDistance,
  stages,
  type VoyageId,
  voyageDistance,
  voyageLine,
} from "@sillages/content";
import { FigureRow, Headline, Planisphere, SectionHeader, Stack, Text, TextLink } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

const { counters, data, heading, lead, map } = accueil.expeditions;
const { geojson, gpx } = data;

export function ExpeditionsHeading() {
  return (
    <SectionHeader id="projet-titre" title={heading} fit={headlines.expeditions} lead={lead} place="beside" />
  );
}

const calls = (voyage: VoyageId) => ports.filter(({ leg }) => leg === voyage);
const codes = (voyage: VoyageId) => [...new Set(calls(voyage).map(({ countryCode }) => countryCode))];
const harbour = (id: (typeof ports)[number]["id"]) => {
  const { name, position } = ports.find((port) => port.id === id) ?? home;
  return { name, position };
};

export function RouteMap() {
  return (
    <Planisphere
      label={map.label}
      insetLabel={map.insetLabel}
      portsLabel={map.legend.ports}
      home={home}
      countries={[
        { label: map.legend.europe, tone: "dawn", codes: codes("europe"), stage: "tours-d-europe" },
        {
          label: map.legend.atlantic(figures.latinAmericanCountries),
          tone: "sun",
          codes: codes("amerique-latine"),
          stage: "expedition-transatlantique",
        },
      ]}
      stages={[
        { id: "chantier-naval", place: home.position },
        { id: "appel-a-projets", country: home.countryCode },
        {
          id: "tours-d-europe",
          frame: "inset",
          route: voyageLine("europe"),
          ports: calls("europe").map(({ position }) => position),
        },
        {
          id: "expedition-transatlantique",
          route: voyageLine("amerique-latine"),
          ports: calls("amerique-latine").map(({ position }) => position),
        },
      ]}
      labels={[
        { ...harbour("salvador-de-bahia"), side: "right" },
        { ...harbour("montevideo"), side: "right" },
        { ...harbour("saint-domingue"), side: "right" },
      ]}
      insetLabels={[
        { ...harbour("lerwick"), side: "left" },
        { ...harbour("oslo"), side: "above" },
        { ...harbour("gdynia"), side: "right" },
        { ...harbour("dublin"), side: "left" },
        { ...harbour("lisbonne"), side: "right" },
        { ...harbour("genes"), side: "above" },
      ]}
    />
  );
}

const announced = figures.transatlanticKilometres;
const drawn = roundedDistance(voyageDistance("amerique-latine")).km;

/** What the map is, and where its coasts come from. */
export function MapSource() {
  return (
    <Text size="small" tone="muted">
      {map.caption} {map.source}
    </Text>
  );
}

/** What the distances count, and the route to take away. */
export function RouteNotes() {
  return (
    <>
      <Stack space="close">
        <Headline level={3} size="subtitle">
          {map.distance.heading(announced)}
        </Headline>
        <Text size="small">{map.distance.text(announced, drawn)}</Text>
      </Stack>
      <Stack space="close">
        <Headline level={3} size="subtitle">
          {data.heading}
        </Headline>
        <Text size="small">
          {data.text} {data.warning}
        </Text>
        <TextLink href={geojson.path} kind="alone" download={geojson.format}>
          {geojson.label}
        </TextLink>
        <TextLink href={gpx.path} kind="alone" download={gpx.format}>
          {gpx.label}
        </TextLink>
      </Stack>
    </>
  );
}

export function RoadFigures() {
  const { countries, months, stages: stagesLabel, stopovers } = counters;
  return (
    <FigureRow
      label={counters.heading}
      figures={[
        { value: number(stages.length), label: stagesLabel(stages.length) },
        { value: number(figures.europeanStopovers), label: stopovers(figures.europeanStopovers) },
        { value: number(figures.latinAmericanCountries), label: countries },
        { value: number(figures.expeditionMonths), label: months },
      ]}
    />
  );
}
