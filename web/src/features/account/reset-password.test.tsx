import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { ResetPassword } from "./reset-password.tsx";

interface Server {
  readonly check: (token: string) => Promise<boolean>;
  readonly save: (token: string, password: string) => Promise<unknown>;
}

const unused = () => Promise.reject(new Error("not to be called"));

function open(token: string | null, server: Partial<Server>) {
  const sendLink = vi.fn<(email: string) => Promise<void>>(async () => {});
  render(
    <ResetPassword
      token={token}
      check={server.check ?? unused}
      save={server.save ?? unused}
      sendLink={sendLink}
      startPath="/"
    />,
  );
  return { user: userEvent.setup(), sendLink };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

const focused = () => document.activeElement?.textContent;

describe("The page of a mail's link", () => {
  it("offers a mail where the address has no link's secret", async () => {
    const { user, sendLink } = open(null, {});
    await heading("Let's get you a new link");
    await user.type(screen.getByRole("textbox", { name: "Email" }), "maya@example.com{Enter}");
    expect(sendLink).toHaveBeenCalledExactlyOnceWith("maya@example.com");
  });

  it("takes a new password while the link holds", async () => {
    const save = vi.fn<Server["save"]>(async () => {});
    const { user } = open("secret", { check: async () => true, save });
    await user.type(await screen.findByLabelText("New password"), "a later evening{Enter}");
    expect(save).toHaveBeenCalledExactlyOnceWith("secret", "a later evening");
  });

  it("says that a link has expired, and offers another", async () => {
    open("secret", { check: async () => false });
    await waitFor(() => expect(focused()).toBe("This link has expired"));
    screen.getByRole("button", { name: "Send a new link" });
  });

  it("says on saving that a link was used in another window meanwhile", async () => {
    const { user } = open("secret", {
      check: async () => true,
      save: () => Promise.reject(new ApiError("expired-link", "")),
    });
    await user.type(await screen.findByLabelText("New password"), "one too late{Enter}");
    await waitFor(() => expect(focused()).toBe("This link has expired"));
  });

  it("says when nobody can tell, and looks again", async () => {
    const check = vi.fn<Server["check"]>(async () => true);
    check.mockRejectedValueOnce(new ApiError("network", ""));
    const { user } = open("secret", { check });
    expect((await screen.findByRole("alert")).textContent).toBe(
      "We couldn't look at your link. Check your connection, then try again.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByLabelText("New password");
  });
});
