import { accueil, home, ports } from "@sillages/content";
import { Planisphere } from "@sillages/illustrations";
import { shapesAddress, routeMap } from "../../map/routeMap.ts";
import { VoyageLayer } from "../../map/VoyageLayer.tsx";

const { map } = accueil.expeditions;

const harbour = (id: (typeof ports)[number]["id"]) => {
  const { name, position } = ports.find((port) => port.id === id) ?? home;
  return { name, position };
};

/** The map of the road, with the harbours that one looks for first. */
export function RouteMap() {
  return (
    <Planisphere
      {...routeMap()}
      label={map.label}
      insetLabel={map.insetLabel}
      portsLabel={map.legend.ports}
      home={home}
      shapes={shapesAddress()}
      layers={{ world: <VoyageLayer frame="world" />, inset: <VoyageLayer frame="inset" /> }}
      names={[
        { ...harbour("salvador-de-bahia"), side: "right" },
        { ...harbour("montevideo"), side: "right" },
        { ...harbour("saint-domingue"), side: "right" },
      ]}
      insetNames={[
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
