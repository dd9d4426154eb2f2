import {
  controls,
  dayInWords,
  mediaPartners,
  press,
  type PressItem,
  pressReview,
  pressViewer,
  viewsInFrench,
} from "@sillages/content";
import { pressTexts } from "@sillages/content/press-texts";
import { ActionLink, Headline, Lightbox, type LightboxItem, Logo, TagList, Text } from "@sillages/ui";
import { logoOf, picturesOf } from "../../shell/pictureOf.ts";

const pictures = picturesOf(press);

export interface ArticleViewerProps {
  /** The article that is read, if there is one. */
  open: PressItem | undefined;
  /** Those among which one moves on. */
  kept: readonly PressItem[];
  onMove: (id: string) => void;
  onClose: () => void;
}

function ArticleText({ item }: { item: PressItem }) {
  const { excerpt, id, journalist, likes, shares, tags, title, views } = item;
  const body = pressTexts.find((text) => text.id === id)?.body ?? [];
  const audience = [
    pressReview.article.views(viewsInFrench(views)),
    pressViewer.shares(shares),
    pressViewer.likes(likes),
  ];
  return (
    <>
      <Headline level={2}>{title}</Headline>
      <Text size="lead">{excerpt}</Text>
      <Text tone="strong">{pressViewer.by(journalist)}</Text>
      {body.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <TagList label={pressViewer.tags} tags={tags} />
      <Text size="small" tone="muted">
        {audience.join(", ")}
      </Text>
    </>
  );
}

function lightboxItem(item: PressItem): LightboxItem {
  const media = mediaPartners.find(({ name }) => name === item.source);
  return {
    picture: pictures[item.drawing],
    ...(media && { mark: <Logo {...logoOf(media.logo, "papier")} name={item.source} /> }),
    caption: (
      <>
        <strong>{item.title}</strong>, {item.source}, {dayInWords(item.fullDate)}.
      </>
    ),
    action: (
      <ActionLink href={item.url} newWindow={controls.newWindow}>
        {pressViewer.visit(item.source)}
      </ActionLink>
    ),
    text: <ArticleText item={item} />,
  };
}

/** An article over the whole page: its picture, what is said of it, its text. */
export function ArticleViewer({ open, kept, onMove, onClose }: ArticleViewerProps) {
  const among = open && !kept.includes(open) ? [open] : kept;
  const at = open && among.indexOf(open);
  return (
    <Lightbox
      items={among.map(lightboxItem)}
      at={at}
      labels={{
        title: pressViewer.label(open?.title ?? ""),
        close: pressViewer.close,
        previous: pressViewer.previous,
        next: pressViewer.next,
        zoom: pressViewer.zoom,
        position: controls.position,
        failed: pressViewer.failed,
      }}
      onMove={(next) => onMove(among[next]?.id ?? "")}
      onClose={onClose}
    />
  );
}
