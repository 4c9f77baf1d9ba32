import { Page } from "../ui/page.tsx";

export function QuizScreen() {
  return (
    <Page>
      <h1>Quiz</h1>
    </Page>
  );
}
