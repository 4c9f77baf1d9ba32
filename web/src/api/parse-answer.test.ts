import { expect, it } from "vitest";
import { parseAnswer } from "./parse-answer.ts";

const media = {
  inspirations: [
    {
      thumbnail: "/api/media/a",
      coverImage: "/api/media/b",
      artwork: "/api/media/c",
      audioUrl: null,
    },
  ],
};

it("Addresses of media get the host of an API elsewhere, and nothing else does", () => {
  const words = { goals: "/api/media/a", title: "thumbnail" };
  expect(parseAnswer(JSON.stringify({ ...media, ...words }), "https://api.example")).toEqual({
    inspirations: [
      {
        thumbnail: "https://api.example/api/media/a",
        coverImage: "https://api.example/api/media/b",
        artwork: "https://api.example/api/media/c",
        audioUrl: null,
      },
    ],
    ...words,
  });
});

it("An archive's address gets it too", () => {
  const answer = JSON.stringify({ archiveUrl: "/api/a.zip" });
  expect(parseAnswer(answer, "https://api.example")).toEqual({
    archiveUrl: "https://api.example/api/a.zip",
  });
});

it("The address of a voice's sample gets it too", () => {
  const answer = JSON.stringify({
    voices: [{ id: "/a", sampleUrl: "/api/voices/sample?voice=a" }],
  });
  expect(parseAnswer(answer, "https://api.example")).toEqual({
    voices: [{ id: "/a", sampleUrl: "https://api.example/api/voices/sample?voice=a" }],
  });
});

it("Addresses at a storage of its own are whole already", () => {
  const stored = { thumbnail: "https://storage.example/a?signature=b" };
  expect(parseAnswer(JSON.stringify(stored), "https://api.example")).toEqual(stored);
});

it("Addresses of media stay as they are where the API is the page's own", () => {
  expect(parseAnswer(JSON.stringify(media), "")).toEqual(media);
});

it("What is no JSON is nothing", () => {
  expect(parseAnswer("", "")).toBeUndefined();
  expect(parseAnswer("<html>", "")).toBeUndefined();
});
