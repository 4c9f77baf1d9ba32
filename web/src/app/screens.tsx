import { lazy, type ReactNode, use } from "react";
import { EarlierAccountPlace } from "./earlier-account-place.tsx";
import { optional } from "../ui/optional.ts";
import type { Listening, Services } from "./services.ts";

const OfferFinished = optional(async () => (await import("./offer-finished.tsx")).OfferFinished);
const EarlierAccount = optional(async () => (await import("./earlier-account.tsx")).EarlierAccount);

/**
 * Passes each screen the services that it uses. Each screen here is a function that loads the screen's script
 * and resolves with a component without props.
 */
export function createScreens(services: Services) {
  const { identity, profile, draft, device, isIos, remarks, notify, listening } = services;
  const { fetchScript, readPrivacy, readSpokenSample } = services;

  // Lazy, because only somebody signed in sees them.
  const TopBar = lazy(async () => ({
    default: (await fetchScript(() => import("./top-bar.tsx"))).TopBar,
  }));
  const Dock = lazy(async () => ({
    default: (await fetchScript(() => import("./dock.tsx"))).Dock,
  }));

  /** For what only somebody signed in sees; the component suspends until `Listening` is loaded. */
  const withListening = (render: (listening: Listening) => ReactNode) =>
    function WithListening() {
      return render(listening.get() ?? use(listening.load()));
    };

  const PersonsOffers = withListening(({ inspirations, player }) => (
    <OfferFinished inspirations={inspirations} player={player} notify={notify} />
  ));

  const PersonsDock = withListening(({ appUpdate, downloads, inspirations, player, volume }) => (
    <Dock
      appUpdate={appUpdate}
      downloads={downloads}
      inspirations={inspirations}
      player={player}
      volume={volume}
    />
  ));

  const PersonsEarlierAccount = ({ since }: { readonly since: string }) => {
    const { client, inspirations } = listening.get() ?? use(listening.load());
    return (
      <EarlierAccount
        since={since}
        client={client}
        profile={profile}
        inspirations={inspirations}
        notify={notify}
      />
    );
  };
  const earlierAccount = <EarlierAccountPlace profile={profile} shown={PersonsEarlierAccount} />;

  return {
    topBar: <TopBar identity={identity} profile={profile} />,
    dock: <PersonsDock />,
    offers: <PersonsOffers />,

    login: async () => {
      const { LoginScreen } = await import("./login-screen.tsx");
      return () => (
        <LoginScreen
          identity={identity}
          device={device}
          readSpokenSample={readSpokenSample}
          isIos={isIos}
          notify={notify}
        />
      );
    },
    register: async () => {
      const { RegisterScreen } = await import("./register-screen.tsx");
      return () => <RegisterScreen identity={identity} isIos={isIos} notify={notify} />;
    },
    resetPassword: async () => {
      const { ResetPasswordScreen } = await import("./reset-password-screen.tsx");
      return () => <ResetPasswordScreen identity={identity} notify={notify} />;
    },
    privacy: async () => {
      const { PrivacyScreen } = await import("./privacy-screen.tsx");
      return () => <PrivacyScreen identity={identity} readPrivacy={readPrivacy} />;
    },
    dashboard: async () => {
      const { DashboardScreen } = await import("./dashboard-screen.tsx");
      return withListening(
        ({
          clock,
          country,
          downloads,
          homeScreen,
          handOver,
          inspirations,
          likes,
          network,
          outbox,
          player,
          removal,
        }) => (
          <DashboardScreen
            profile={profile}
            inspirations={inspirations}
            removal={removal}
            network={network}
            draft={draft}
            draftLength={services.draftLength}
            draftMusic={services.draftMusic}
            handOver={handOver}
            outbox={outbox}
            player={player}
            downloads={downloads}
            likes={likes}
            homeScreen={homeScreen}
            clock={clock}
            country={country}
            notify={notify}
          />
        ),
      );
    },
    goals: async () => {
      const { GoalsScreen } = await import("./goals-screen.tsx");
      return () => (
        <GoalsScreen profile={profile} remarks={remarks} earlierAccount={earlierAccount} />
      );
    },
    userProfile: async () => {
      const { UserProfileScreen } = await import("./user-profile-screen.tsx");
      return withListening(
        ({
          client,
          downloads,
          inspirations,
          listened,
          network,
          removal,
          sampler,
          thirdParties,
          voices,
          writeClipboard,
        }) => (
          <UserProfileScreen
            identity={identity}
            profile={profile}
            voices={voices}
            sampler={sampler}
            thirdParties={thirdParties}
            inspirations={inspirations}
            removal={removal}
            network={network}
            listened={listened}
            downloads={downloads}
            now={() => new Date()}
            phoneReminder={services.phoneReminder}
            writeClipboard={writeClipboard}
            draft={services.profileDraft}
            client={client}
            isIos={isIos}
            remarks={remarks}
            earlierAccount={earlierAccount}
            notify={notify}
          />
        ),
      );
    },
    quiz: async () => {
      const { QuizScreen } = await import("./quiz-screen.tsx");
      return withListening(({ client, warmUp, network, inspirations, outbox, thirdParties }) => (
        <QuizScreen
          identity={identity}
          profile={profile}
          thirdParties={thirdParties}
          draft={draft}
          draftLength={services.draftLength}
          draftMusic={services.draftMusic}
          client={client}
          warmUp={warmUp}
          network={network}
          inspirations={inspirations}
          outbox={outbox}
          remarks={remarks}
          notify={notify}
        />
      ));
    },
    player: async () => {
      const { PlayerScreen } = await import("./player-screen.tsx");
      return withListening(
        ({
          client,
          country,
          downloads,
          handOver,
          inspirations,
          player,
          recall,
          volume,
          writeClipboard,
        }) => (
          <PlayerScreen
            player={player}
            volume={volume}
            inspirations={inspirations}
            downloads={downloads}
            client={client}
            country={country}
            handOver={handOver}
            draft={draft}
            draftMusic={services.draftMusic}
            recall={recall}
            writeClipboard={writeClipboard}
            notify={notify}
          />
        ),
      );
    },
    unknown: async () => {
      const { UnknownAddressScreen } = await import("./unknown-address-screen.tsx");
      return UnknownAddressScreen;
    },
  };
}
