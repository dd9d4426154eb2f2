import { type MultipleChoice, nameOf, type QuestionBank, type QuestionPicture } from "./multipleChoice.ts";
import { element, xmlDocument, type XmlElement } from "./xml.ts";
import { zip, type ZipEntry } from "./zip.ts";

const SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

const rooted = (namespace: string, schema: string) => ({
  xmlns: namespace,
  "xmlns:xsi": SCHEMA_INSTANCE,
  "xsi:schemaLocation": `${namespace} ${schema}`,
});

/** What the root of a question and of a test say. */
const asked = rooted(
  "http://www.imsglobal.org/xsd/imsqti_v2p1",
  "http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd",
);

/** What the root of a package says. */
const packed = rooted(
  "http://www.imsglobal.org/xsd/imscp_v1p1",
  "http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd",
);

const choiceId = (place: number) => `choice-${String.fromCharCode(97 + place)}`;
const itemId = (id: string) => `item-${id.replaceAll(/[^\w-]/g, "-")}`;
const itemPath = (id: string) => `items/${itemId(id)}.xml`;
/** Beside its item, which names it without a path. */
const picturePath = ({ file }: QuestionPicture) => `items/${file}`;

/** A name that every platform takes: some refuse the accents that the schema allows. */
const identifierOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/œ/giu, "oe")
    .replaceAll(/[^\dA-Za-z]+/g, "-")
    .replace(/^(?![A-Za-z])/, "_");

/**
 * A bank as a content package of IMS QTI 2.1: an item for each question, a test that asks them all, and the manifest, in one archive.
 *
 * @see https://www.imsglobal.org/question/qtiv2p1/imsqti_implv2p1.html
 */
export function qti(bank: QuestionBank): Uint8Array<ArrayBuffer> {
  return zip(qtiFiles(bank));
}

/** The files of the package. */
function qtiFiles(bank: QuestionBank): readonly ZipEntry[] {
  // Two questions may show the same one.
  const pictures = new Map(
    bank.questions.flatMap(({ picture }) => (picture ? [[picturePath(picture), picture.svg]] : [])),
  );
  return [
    { path: "imsmanifest.xml", text: xmlDocument(manifest(bank)) },
    { path: "test.xml", text: xmlDocument(test(bank)) },
    ...bank.questions.map((question) => ({ path: itemPath(question.id), text: xmlDocument(item(question)) })),
    ...Array.from(pictures, ([path, text]) => ({ path, text })),
  ];
}

const shown = ({ alt, file, height, width }: QuestionPicture) =>
  element("p", [element("img", [], { src: file, alt, width: String(width), height: String(height) })]);

function item(question: MultipleChoice): XmlElement {
  return element(
    "assessmentItem",
    [...declarations(question), body(question), processing(question), feedback(question)],
    {
      ...asked,
      identifier: itemId(question.id),
      title: nameOf(question),
      adaptive: "false",
      timeDependent: "false",
    },
  );
}

/** What is answered, what is right, and what comes of it. */
function declarations({ correct, points }: MultipleChoice): readonly XmlElement[] {
  const value = (text: string) => element("value", text);
  const outcome = (identifier: string, baseType: string, first: string) =>
    element("outcomeDeclaration", [element("defaultValue", [value(first)])], {
      identifier,
      cardinality: "single",
      baseType,
    });
  return [
    element("responseDeclaration", [element("correctResponse", [value(choiceId(correct))])], {
      identifier: "RESPONSE",
      cardinality: "single",
      baseType: "identifier",
    }),
    outcome("SCORE", "float", "0"),
    outcome("MAXSCORE", "float", String(points)),
    outcome("FEEDBACK", "identifier", "explained"),
  ];
}

function body({ options, picture, question }: MultipleChoice): XmlElement {
  const choices = options.map((option, place) =>
    element("simpleChoice", option, { identifier: choiceId(place) }),
  );
  return element("itemBody", [
    ...(picture ? [shown(picture)] : []),
    element("choiceInteraction", [element("prompt", question), ...choices], {
      responseIdentifier: "RESPONSE",
      shuffle: "true",
      maxChoices: "1",
    }),
  ]);
}

/** The points, for who chose the right option. */
function processing({ points }: MultipleChoice): XmlElement {
  const isRight = element("match", [
    element("variable", [], { identifier: "RESPONSE" }),
    element("correct", [], { identifier: "RESPONSE" }),
  ]);
  const worth = element("baseValue", String(points), { baseType: "float" });
  const score = element("setOutcomeValue", [worth], { identifier: "SCORE" });
  return element("responseProcessing", [
    element("responseCondition", [element("responseIf", [isRight, score])]),
  ]);
}

/** It is modal: shown once the question is answered, whatever was chosen. */
const feedback = (question: MultipleChoice) =>
  element("modalFeedback", [element("p", question.feedback)], {
    outcomeIdentifier: "FEEDBACK",
    identifier: "explained",
    showHide: "show",
  });

function test({ questions, title }: QuestionBank): XmlElement {
  const references = questions.map(({ category, id }) =>
    element("assessmentItemRef", [], {
      identifier: itemId(id),
      href: itemPath(id),
      category: identifierOf(category),
    }),
  );
  return element(
    "assessmentTest",
    [
      element(
        "testPart",
        [element("assessmentSection", references, { identifier: "section", title, visible: "true" })],
        { identifier: "part", navigationMode: "nonlinear", submissionMode: "individual" },
      ),
    ],
    {
      ...asked,
      identifier: "test",
      title,
    },
  );
}

function manifest({ credit, questions }: QuestionBank): XmlElement {
  const resource = (
    identifier: string,
    type: string,
    [href, ...others]: readonly [string, ...string[]],
    uses: readonly string[] = [],
  ) =>
    element(
      "resource",
      [
        ...[href, ...others].map((path) => element("file", [], { href: path })),
        ...uses.map((identifierref) => element("dependency", [], { identifierref })),
      ],
      { identifier, type, href },
    );
  const rights = element("lom:lom", [
    element("lom:rights", [
      element("lom:description", [element("lom:string", credit ?? "", { "xml:lang": "fr" })]),
    ]),
  ]);
  return element(
    "manifest",
    [
      element("metadata", [
        element("schema", "QTIv2.1 Package"),
        element("schemaversion", "1.0.0"),
        ...(credit === undefined ? [] : [rights]),
      ]),
      element("organizations"),
      element("resources", [
        resource(
          "res-test",
          "imsqti_test_xmlv2p1",
          ["test.xml"],
          questions.map(({ id }) => `res-${itemId(id)}`),
        ),
        ...questions.map(({ id, picture }) =>
          resource(`res-${itemId(id)}`, "imsqti_item_xmlv2p1", [
            itemPath(id),
            ...(picture ? [picturePath(picture)] : []),
          ]),
        ),
      ]),
    ],
    {
      ...packed,
      ...(credit !== undefined && { "xmlns:lom": "http://ltsc.ieee.org/xsd/LOM" }),
      identifier: "manifest",
    },
  );
}
