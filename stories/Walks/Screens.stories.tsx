import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { createCards } from '@rad-wallet/mocks/samples';
import { biometricsPlan } from '@rad-wallet/testing/features/app-settings';
import { authPlan } from '@rad-wallet/testing/features/auth';
import { cardPaymentPlan } from '@rad-wallet/testing/features/card-payment';
import {
  cardFreezePlan,
  cardLimitsPlan,
  cardNumberPlan,
  cardOrderPlan,
} from '@rad-wallet/testing/features/cards';
import {
  consentPlan,
  consentSettingPlan,
  passkeysPlan,
} from '@rad-wallet/testing/features/consent';
import { cryptoTransferPlan } from '@rad-wallet/testing/features/crypto-transfer';
import { liveUpdatesPlan } from '@rad-wallet/testing/features/live-updates';
import { lockPlan } from '@rad-wallet/testing/features/lock';
import { addCardPlan } from '@rad-wallet/testing/features/payment-methods';
import { payeeCheckPlan } from '@rad-wallet/testing/features/payee-check';
import { problemReportPlan } from '@rad-wallet/testing/features/problem-report';
import { profilePlan } from '@rad-wallet/testing/features/profile';
import { sendToWalletPlan } from '@rad-wallet/testing/features/send-wallet';
import { signOutPlan } from '@rad-wallet/testing/features/sign-out';
import { splashPlan } from '@rad-wallet/testing/features/splash';
import { unfinishedPaymentsPlan } from '@rad-wallet/testing/features/unfinished-payments';
import { zakatPlan } from '@rad-wallet/testing/features/zakat';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { AppSettingsScreen } from '@rad-wallet/ui/features/app-settings';
import { AuthScreen } from '@rad-wallet/ui/features/auth';
import { CardPaymentScreen } from '@rad-wallet/ui/features/card-payment';
import {
  CardLimitsSheet,
  CardsScreen,
  type CardControls,
  type CardDialog,
} from '@rad-wallet/ui/features/cards';
import { Button } from '@rad-wallet/ui/Button';
import {
  ConsentSettingSheet,
  ConsentSheet,
  PasskeysSheet,
  type Authorize,
  type ConsentChange,
  type ConsentSettingActor,
  type NewPasskey,
  type PasskeysActor,
} from '@rad-wallet/ui/features/consent';
import { CryptoTransferScreen } from '@rad-wallet/ui/features/crypto-transfer';
import { LockScreen } from '@rad-wallet/ui/features/lock';
import { PaymentMethodsScreen, type AddCardActor } from '@rad-wallet/ui/features/payment-methods';
import { ProblemReportSheet } from '@rad-wallet/ui/features/problem-report';
import { EditProfileScreen } from '@rad-wallet/ui/features/profile';
import { upload } from '@rad-wallet/ui/requests';
import { SendToWalletScreen } from '@rad-wallet/ui/features/send-wallet';
import { SignOutScreen } from '@rad-wallet/ui/features/sign-out';
import { SplashScreen } from '@rad-wallet/ui/features/splash';
import { PayeeAdvice } from '@rad-wallet/ui/features/payee-check';
import { UnfinishedPayments as UnfinishedPaymentsList } from '@rad-wallet/ui/features/unfinished-payments';
import { ZakatSheet } from '@rad-wallet/ui/features/zakat';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_APP_SETTINGS } from '../../apps/wallet/src/session/settings';
import { createWalkStory, walkParameters } from '../support/walks/createWalkStory';

const meta = preview.meta({
  title: 'Walks/Screens',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

const nothing = () => {};

/** Consent is given by `consentPlan`. */
const createPendingAuthorize = <
  Subject extends ConsentChange | NewPasskey,
>(): Authorize<Subject> => ({
  demandConsent: upload(() => new Promise(() => {})),
  giveConsent: upload(() => new Promise(() => {})),
  onSignIn: nothing,
});

const authorizeChange = createPendingAuthorize<ConsentChange>();
const authorizePasskey = createPendingAuthorize<NewPasskey>();

/** Focus returns to it when the sheet of consent is closed. */
function SendButton() {
  const button = useRef<HTMLButtonElement>(null);
  // In an effect, because the sheet of the walk before makes the page inert until then.
  useEffect(() => button.current?.focus(), []);
  return <Button ref={button}>Send</Button>;
}

/** Opens the form with a button and closes it when the flow ends. */
function PaymentMethods({ actor }: { actor: AddCardActor }) {
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    const subscription = actor.on('left', () => setAdding(false));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <PaymentMethodsScreen
      cards={[]}
      bankAccounts={[]}
      wallets={[]}
      onSetDefault={nothing}
      removing={null}
      onRemovingChange={nothing}
      onRemove={nothing}
      addCard={actor}
      isAdding={isAdding}
      onAdd={() => setAdding(true)}
      onConnect={nothing}
    />
  );
}

export const AddCard = meta.story(
  createWalkStory(addCardPlan, (actor) => <PaymentMethods actor={actor} />),
);

export const Auth = meta.story(
  createWalkStory(authPlan, (actor) => <AuthScreen actor={actor} onForgotPassword={nothing} />),
);

export const Biometrics = meta.story(
  createWalkStory(biometricsPlan, (actor, { events }) => (
    <AppSettingsScreen
      biometrics={actor}
      // The test plan variant that only turns biometrics off starts with biometrics on.
      settings={{
        ...DEFAULT_APP_SETTINGS,
        biometrics: events.every(({ type }) => type === 'back'),
      }}
      onChange={nothing}
    />
  )),
);

/** One card; opens and closes its dialogs. */
function ControlledCard(controls: Pick<CardControls, 'getFreeze' | 'renderLimits'>) {
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  return (
    <CardsScreen
      cards={createCards(FIXED_NOW).slice(0, 1)}
      controls={{ ...controls, dialog, onDialogChange: setDialog }}
    />
  );
}

export const CardFreeze = meta.story(
  createWalkStory(cardFreezePlan, (actor) => <ControlledCard getFreeze={() => actor} />),
);

export const CardLimits = meta.story(
  createWalkStory(cardLimitsPlan, (actor) => (
    <ControlledCard renderLimits={(props) => <CardLimitsSheet {...props} actor={actor} />} />
  )),
);

export const CardOrder = meta.story(
  createWalkStory(cardOrderPlan, (actor) => <CardsScreen cards={[]} actor={actor} />),
);

export const CardNumber = meta.story(
  createWalkStory(cardNumberPlan, (actor) => (
    <CardsScreen
      cards={createCards(FIXED_NOW).slice(0, 1)}
      numbers={{
        actor,
        loadNumber: async () => '',
        onCopied: nothing,
        onCopyFailed: nothing,
      }}
    />
  )),
);

export const CardPayment = meta.story(
  createWalkStory(cardPaymentPlan, (actor) => <CardPaymentScreen actor={actor} />),
);

export const CryptoTransfer = meta.story(
  createWalkStory(cryptoTransferPlan, (actor) => <CryptoTransferScreen actor={actor} />),
);

export const Lock = meta.story(createWalkStory(lockPlan, (actor) => <LockScreen actor={actor} />));

export const ProblemReport = meta.story(
  createWalkStory(problemReportPlan, (actor) => (
    <Screen header={<PageHeader title="Transaction Receipt" />}>
      <ProblemReportSheet
        actor={actor}
        report={{ status: 'ready', value: null }}
        isOpen
        onClose={nothing}
      />
    </Screen>
  )),
);

export const Profile = meta.story(
  createWalkStory(profilePlan, (actor) => (
    <EditProfileScreen actor={actor} onChangePhoto={nothing} />
  )),
);

export const SendWallet = meta.story(
  createWalkStory(sendToWalletPlan, (actor) => (
    <SendToWalletScreen actor={actor} recents={[]} onRecipientSelected={nothing} />
  )),
);

export const SignOut = meta.story(
  createWalkStory(signOutPlan, (actor) => <SignOutScreen actor={actor} summary={null} />),
);

export const Splash = meta.story(
  createWalkStory(splashPlan, (actor) => <SplashScreen actor={actor} />),
);

export const PayeeCheck = meta.story(
  createWalkStory(payeeCheckPlan, (actor) => (
    <Screen header={<PageHeader title="Review Transfer" />}>
      <PayeeAdvice actor={actor} />
    </Screen>
  )),
);

/** It has no view: the wallet sends its events. */
export const LiveUpdates = meta.story(
  createWalkStory(liveUpdatesPlan, () => (
    <Screen header={<PageHeader title="Transactions" />}>{null}</Screen>
  )),
);

export const Consent = meta.story(
  createWalkStory(consentPlan, (actor) => (
    <Screen header={<PageHeader title="Review Transfer" />} footer={<SendButton />}>
      <ConsentSheet actor={actor} onSignIn={nothing} />
    </Screen>
  )),
);

/** A button opens the sheet, as the card of the settings does. */
function ConsentSettingPage({ actor }: { actor: ConsentSettingActor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Screen header={<PageHeader title="App Settings" />}>
      <Button onPress={() => setOpen(true)}>Ask before payments</Button>
      <ConsentSettingSheet actor={actor} authorize={authorizeChange} isOpen={isOpen} />
    </Screen>
  );
}

export const ConsentSetting = meta.story(
  createWalkStory(consentSettingPlan, (actor) => <ConsentSettingPage actor={actor} />),
);

/** A button opens the sheet, as the row of the settings does. */
function PasskeysPage({ actor }: { actor: PasskeysActor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Screen header={<PageHeader title="App Settings" />}>
      <Button onPress={() => setOpen(true)}>Passkeys</Button>
      <PasskeysSheet actor={actor} authorize={authorizePasskey} isOpen={isOpen} />
    </Screen>
  );
}

export const Passkeys = meta.story(
  createWalkStory(passkeysPlan, (actor) => <PasskeysPage actor={actor} />),
);

export const UnfinishedPayments = meta.story(
  createWalkStory(unfinishedPaymentsPlan, (actor) => (
    <Screen header={<PageHeader title="Cash and Funds" />}>
      <UnfinishedPaymentsList actor={actor} />
    </Screen>
  )),
);

export const Zakat = meta.story(
  createWalkStory(zakatPlan, (actor) => (
    <Screen header={<PageHeader title="Transactions" />}>
      <ZakatSheet
        isOpen
        onOpenChange={nothing}
        holdings={{ status: 'ready', value: { PKR: '711875.00', GOLD: '29.2', SILVER: '150' } }}
        actor={actor}
      />
    </Screen>
  )),
);
