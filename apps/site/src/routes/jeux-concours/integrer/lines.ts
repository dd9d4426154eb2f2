import { framedQuiz, identity } from "@sillages/content";
import { framedPath, HEIGHT_MESSAGE } from "../../../framed.ts";

/** The lines that frame the quiz. Without `allow-same-origin` its scripts are refused; it is another origin than the page's all the same. */
export const frameLines = `<iframe
  class="sillages-quiz"
  src="${identity.site}${framedPath}"
  title="${framedQuiz.name}, ${identity.name}"
  width="100%"
  height="1100"
  loading="lazy"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"
  allow="clipboard-write; web-share"
></iframe>`;

/** The lines by which the page around follows its height: a message of nobody else is obeyed. */
export const heightLines = `<script>
  addEventListener("message", ({ data, source }) => {
    if (data?.type !== "${HEIGHT_MESSAGE}") return;
    for (const frame of document.querySelectorAll("iframe.sillages-quiz"))
      if (frame.contentWindow === source) frame.height = Math.ceil(data.height);
  });
</script>`;
