import { controls, dayInWords, pressReview, pressViewer, viewCount } from "@sillages/content";
import { pressTexts } from "@sillages/content/press-texts";
import { ActionLink, Heading, Lightbox, type LightboxItem, Logo, TagList, Text } from "@sillages/ui";
import type { Article } from "./article.ts";

export interface ArticleViewerProps {
  /** The article that is read, if there is one. */
  open: Article | undefined;
  /** Those among which one moves on. */
  kept: readonly Article[];
  onMove: (id: string) => void;
  onClose: () => void;
}

function ArticleText({ article }: { article: Article }) {
  const { excerpt, id, journalist, likes, shares, tags, title, views } = article;
  const body = pressTexts.find((text) => text.id === id)?.body ?? [];
  const audience = [
    pressReview.article.views(viewCount(views)),
    pressViewer.shares(shares),
    pressViewer.likes(likes),
  ];
  return (
    <>
      <Heading level={2}>{title}</Heading>
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

function lightboxItem(article: Article): LightboxItem {
  const { fullDate, logo, picture, source, title, url } = article;
  return {
    picture,
    mark: logo && <Logo {...logo} name={source} />,
    caption: (
      <>
        <strong>{title}</strong>, {source}, {dayInWords(fullDate)}.
      </>
    ),
    action: (
      <ActionLink href={url} newWindow={controls.newWindow}>
        {pressViewer.visit(source)}
      </ActionLink>
    ),
    text: <ArticleText article={article} />,
  };
}

/** An article over the whole page: its picture, what is said of it, its text. */
export function ArticleViewer({ open, kept, onMove, onClose }: ArticleViewerProps) {
  const among = open && !kept.includes(open) ? [open] : kept;
  const at = open && among.indexOf(open);
  return (
    <Lightbox
      items={among.map(lightboxItem)}
      value={at}
      label={pressViewer.label(open?.title ?? "")}
      closeLabel={pressViewer.close}
      previousLabel={pressViewer.previous}
      nextLabel={pressViewer.next}
      zoomLabel={pressViewer.zoom}
      positionLabel={controls.position}
      failedLabel={pressViewer.failed}
      onChange={(next) => onMove(among[next]?.id ?? "")}
      onClose={onClose}
    />
  );
}
