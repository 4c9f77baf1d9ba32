import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { YouWrote } from "./you-wrote.tsx";

describe("What the person wrote", () => {
  it("stands with their goals, each at its own place", () => {
    render(
      <YouWrote description={"The garden.\nAnd the gate."} goals={["I sing", " ", "I rest"]} />,
    );
    const section = screen.getByRole("region", { name: "You wrote" });
    expect(section.querySelector("blockquote")?.textContent).toBe("The garden.\nAnd the gate.");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "I sing",
      "I rest",
    ]);
    const marks = [...section.querySelectorAll("[data-from]")];
    expect(marks.map((mark) => mark.getAttribute("data-from"))).toEqual(["goal-1", "goal-3"]);
  });

  it.each([[null], [[]], [[" "]]])("stands alone with the goals %j", (goals) => {
    render(<YouWrote description="The garden." goals={goals} />);
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByText("Your goals at the time")).toBeNull();
  });
});
