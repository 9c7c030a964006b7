import preview from '#.storybook/preview';
import { AmountField } from '@rad-wallet/ui/AmountField';
import { Button, IconButton, LinkButton } from '@rad-wallet/ui/Button';
import { Checkbox } from '@rad-wallet/ui/Checkbox';
import { ChoiceChips } from '@rad-wallet/ui/ChoiceChips';
import { CodeField } from '@rad-wallet/ui/CodeField';
import { CopyButton } from '@rad-wallet/ui/CopyButton';
import { CurrencySelect } from '@rad-wallet/ui/CurrencySelect';
import { DateField, DateRangeField } from '@rad-wallet/ui/DateField';
import { FileUpload } from '@rad-wallet/ui/FileUpload';
import type { CurrencyCode } from '@rad-wallet/ui/format';
import { LazySelect } from '@rad-wallet/ui/LazySelect';
import { Link } from '@rad-wallet/ui/Link';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { MenuButton } from '@rad-wallet/ui/Menu';
import { Numpad } from '@rad-wallet/ui/Numpad';
import { PasswordField } from '@rad-wallet/ui/PasswordField';
import { RadioCards } from '@rad-wallet/ui/RadioCards';
import { RangeCalendar } from '@rad-wallet/ui/RangeCalendar';
import { SearchField } from '@rad-wallet/ui/SearchField';
import { SegmentedControl } from '@rad-wallet/ui/SegmentedControl';
import { Select } from '@rad-wallet/ui/Select';
import { Switch } from '@rad-wallet/ui/Switch';
import { Tabs } from '@rad-wallet/ui/Tabs';
import { TextArea } from '@rad-wallet/ui/TextArea';
import { TextField } from '@rad-wallet/ui/TextField';
import { Tile } from '@rad-wallet/ui/Tile';
import { TransactionItem } from '@rad-wallet/ui/TransactionItem';
import { Banknote } from 'lucide-react';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { createFieldContract, createPressedContract } from '../support/contract';
import { chooseFile } from '@rad-wallet/testing/user';
import { files } from '../support/files';
import type { StoryContext } from '../support/types';

/** Behaviour common to all controls: refs, and controlled and uncontrolled values. */
const meta = preview.meta({
  title: 'Components/Contract',
  parameters: { layout: 'padded' },
  tags: ['!autodocs', '!manifest', 'no-visual'],
});

export const ButtonContract = meta.story(
  createPressedContract<HTMLButtonElement>('button', (ref) => <Button ref={ref}>Send</Button>),
);

export const IconButtonContract = meta.story(
  createPressedContract<HTMLButtonElement>('button', (ref) => (
    <IconButton ref={ref} icon={Banknote} aria-label="Cash" />
  )),
);

export const LinkButtonContract = meta.story(
  createPressedContract<HTMLAnchorElement>('link', (ref) => (
    <LinkButton ref={ref} href="/funds">
      Funds
    </LinkButton>
  )),
);

export const LinkContract = meta.story(
  createPressedContract<HTMLAnchorElement>('link', (ref) => (
    <Link ref={ref} href="/funds" variant="standalone">
      Funds
    </Link>
  )),
);

export const CopyButtonContract = meta.story(
  createPressedContract<HTMLButtonElement>('button', (ref) => <CopyButton ref={ref} text="RAD" />),
);

export const MenuButtonContract = meta.story(
  createPressedContract<HTMLButtonElement>('button', (ref) => (
    <MenuButton ref={ref} label="Deposit" items={[{ id: 'bank', label: 'Bank', href: '/bank' }]} />
  )),
);

export const ListItemContract = meta.story(
  createPressedContract('link', (ref) => <ListItem ref={ref} title="Funds" href="/funds" />),
);

export const ListItemButtonContract = meta.story(
  createPressedContract('button', (ref) => <ListItem ref={ref} title="Funds" onPress={() => {}} />),
);

export const TransactionItemContract = meta.story(
  createPressedContract('link', (ref) => (
    <TransactionItem
      ref={ref}
      href="/transaction-receipt?id=1"
      transaction={{
        id: '1',
        type: 'received',
        currency: 'PKR',
        amount: '15000',
        contact: 'Ahmed Khan',
        status: 'completed',
        timestamp: '2026-11-21T08:30:00Z',
      }}
    />
  )),
);

export const TileContract = meta.story(
  createPressedContract('link', (ref) => (
    <Tile ref={ref} icon={Banknote} title="Cash" description="Send and receive" href="/funds" />
  )),
);

export const TileButtonContract = meta.story(
  createPressedContract('button', (ref) => (
    <Tile
      ref={ref}
      icon={Banknote}
      title="Cash"
      description="Send and receive"
      onPress={() => {}}
    />
  )),
);

const getInput = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

const typedValue = {
  before: '1',
  after: '12',
  shown: (root: HTMLElement) => getInput(root)?.value ?? null,
  change: async (root: HTMLElement, { userEvent }: StoryContext) => {
    const input = getInput(root);
    if (input) await userEvent.type(input, '2');
  },
};

export const TextFieldContract = meta.story(
  createFieldContract<string, HTMLInputElement>({
    ...typedValue,
    renderField: (use) => <TextField label={use.name} {...use} />,
  }),
);

export const PasswordFieldContract = meta.story(
  createFieldContract<string, HTMLInputElement>({
    ...typedValue,
    renderField: (use) => <PasswordField label={use.name} {...use} />,
  }),
);

export const AmountFieldContract = meta.story(
  createFieldContract<string, HTMLInputElement>({
    ...typedValue,
    // Focus selects the amount.
    after: '2',
    renderField: (use) => <AmountField label={use.name} prefix="PKR" {...use} />,
  }),
);

export const TextAreaContract = meta.story(
  createFieldContract<string, HTMLTextAreaElement>({
    ...typedValue,
    renderField: (use) => <TextArea label={use.name} counterMax={80} {...use} />,
  }),
);

export const SearchFieldContract = meta.story(
  createFieldContract<string, HTMLInputElement>({
    ...typedValue,
    renderField: (use) => <SearchField label={use.name} {...use} />,
  }),
);

export const CodeFieldContract = meta.story(
  createFieldContract<string, HTMLInputElement>({
    ...typedValue,
    renderField: (use) => <CodeField label={use.name} {...use} />,
  }),
);

/** The value is only in the live region; forms do not submit it. */
export const NumpadContract = meta.story(
  createFieldContract<string, HTMLElement>({
    before: '1',
    after: '12',
    hasInput: false,
    isSubmitted: false,
    shown: (root) => root.querySelector('[aria-live]')?.textContent ?? null,
    change: (root, { userEvent }) =>
      userEvent.click(within(root).getByRole('button', { name: '2' })),
    renderField: ({ name, value, defaultValue, onChange, ref }) => (
      <Numpad label={name} {...{ value, defaultValue, onChange, ref }} />
    ),
  }),
);

export const DateFieldContract = meta.story(
  createFieldContract<string, HTMLInputElement>({
    ...typedValue,
    before: '2026-11-21',
    after: '2026-12-01',
    change: async (root) => {
      await fireEvent.change(within(root).getByLabelText(/./), { target: { value: '2026-12-01' } });
    },
    renderField: (use) => <DateField label={use.name} {...use} />,
  }),
);

export const DateRangeFieldContract = meta.story(
  createFieldContract<{ from: string; to: string }, HTMLElement>({
    before: { from: '2026-11-01', to: '2026-11-21' },
    after: { from: '2026-11-01', to: '2026-12-01' },
    hasInput: false,
    formatValue: ({ from, to }) => `${from} ${to}`,
    submitted: ({ to }) => to,
    shown: (root) => [...root.querySelectorAll('input')].map((input) => input.value).join(' '),
    change: async (root) => {
      await fireEvent.change(within(root).getByLabelText('To'), {
        target: { value: '2026-12-01' },
      });
    },
    renderField: ({ name, value, defaultValue, onChange, ref }) => (
      <DateRangeField label={name} toName={name} {...{ value, defaultValue, onChange, ref }} />
    ),
  }),
);

export const RangeCalendarContract = meta.story(
  createFieldContract<{ from: string; to: string }, HTMLElement>({
    before: { from: '2026-11-01', to: '2026-11-21' },
    after: { from: '2026-11-03', to: '2026-11-05' },
    hasInput: false,
    formatValue: ({ from, to }) => `${from} ${to}`,
    submitted: ({ to }) => to,
    shown: (root) => [...root.querySelectorAll('input')].map((input) => input.value).join(' '),
    change: async (root, { userEvent }) => {
      await userEvent.click(within(root).getByRole('button', { name: /November 3,/ }));
      await userEvent.click(within(root).getByRole('button', { name: /November 5,/ }));
    },
    renderField: ({ name, value, defaultValue, onChange, ref }) => (
      <RangeCalendar label={name} toName={name} {...{ value, defaultValue, onChange, ref }} />
    ),
  }),
);

type Period = 'month' | 'year';

const periods = [
  { id: 'month', label: 'A month' },
  { id: 'year', label: 'A year' },
] as const;

const periodLabels: Record<Period, string> = { month: 'A month', year: 'A year' };

const selectOption =
  (label: string) =>
  async (root: HTMLElement, { userEvent }: StoryContext) => {
    await userEvent.click(within(root).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${label}`) }));
  };

const findInButton = (root: HTMLElement) =>
  within(root).getByRole('button').querySelector('[data-placeholder], span')?.textContent ?? null;

const selectedPeriod = {
  before: 'month' as Period,
  after: 'year' as Period,
  formatValue: (id: Period) => periodLabels[id],
  submitted: (id: Period) => id,
  shown: findInButton,
  change: selectOption('A year'),
};

export const SelectContract = meta.story(
  createFieldContract<Period, HTMLButtonElement>({
    ...selectedPeriod,
    renderField: (use) => <Select label={use.name} options={periods} {...use} />,
  }),
);

export const LazySelectContract = meta.story(
  createFieldContract<Period, HTMLButtonElement>({
    ...selectedPeriod,
    renderField: (use) => <LazySelect label={use.name} options={periods} {...use} />,
  }),
);

export const CurrencySelectContract = meta.story(
  createFieldContract<CurrencyCode, HTMLButtonElement>({
    before: 'GOLD',
    after: 'SILVER',
    formatValue: (code) => (code === 'GOLD' ? 'Gold' : 'Silver'),
    submitted: (code) => code,
    shown: findInButton,
    change: selectOption('Silver'),
    renderField: (use) => <CurrencySelect label={use.name} {...use} />,
  }),
);

const selectedMark = {
  before: 'month' as Period,
  after: 'year' as Period,
  hasInput: false,
  shown: (root: HTMLElement) =>
    root.querySelector<HTMLInputElement>('input:checked')?.value ?? null,
  change: (root: HTMLElement, { userEvent }: StoryContext) =>
    userEvent.click(within(root).getByRole('radio', { name: 'A year' })),
};

export const RadioCardsContract = meta.story(
  createFieldContract<Period, HTMLElement>({
    ...selectedMark,
    renderField: (use) => <RadioCards label={use.name} options={periods} {...use} />,
  }),
);

export const ChoiceChipsContract = meta.story(
  createFieldContract<Period, HTMLElement>({
    ...selectedMark,
    renderField: (use) => <ChoiceChips label={use.name} options={periods} {...use} />,
  }),
);

export const SegmentedControlContract = meta.story(
  createFieldContract<Period, HTMLElement>({
    ...selectedMark,
    renderField: (use) => <SegmentedControl label={use.name} options={periods} {...use} />,
  }),
);

export const SwitchContract = meta.story(
  createFieldContract<boolean, HTMLInputElement>({
    before: false,
    after: true,
    submitted: (isSelected) => (isSelected ? 'on' : null),
    shown: (root) => String(root.querySelector('input')?.checked),
    change: (root, { userEvent }) => userEvent.click(within(root).getByRole('switch')),
    renderField: ({ value, defaultValue, ...use }) => (
      <Switch label={use.name} isSelected={value} defaultSelected={defaultValue} {...use} />
    ),
  }),
);

/** Tabs select a view, which is not submitted with a form. */
export const TabsContract = meta.story(
  createFieldContract<Period, HTMLElement>({
    ...selectedMark,
    isSubmitted: false,
    shown: (root) =>
      within(root).getByRole('tab', { selected: true }).getAttribute('data-key') as Period,
    change: async (root, { userEvent }) =>
      userEvent.click(await within(root).findByRole('tab', { name: 'A year' })),
    renderField: ({ name, value, defaultValue, onChange, ref }) => (
      <Tabs
        label={name}
        tabs={periods.map((period) => ({ ...period, content: name }))}
        {...{ value, defaultValue, onChange, ref }}
      />
    ),
  }),
);

export const CheckboxContract = meta.story(
  createFieldContract<boolean, HTMLInputElement>({
    before: false,
    after: true,
    submitted: (isSelected) => (isSelected ? 'on' : null),
    shown: (root) => String(root.querySelector('input')?.checked),
    change: (root, { userEvent }) => userEvent.click(within(root).getByRole('checkbox')),
    renderField: ({ name, value, defaultValue, ...use }) => (
      <Checkbox name={name} isSelected={value} defaultSelected={defaultValue} {...use}>
        {name}
      </Checkbox>
    ),
  }),
);

export const FileUploadContract = meta.story(
  createFieldContract<File, HTMLElement>({
    before: files.cnicFront,
    after: files.cnicBack,
    formatValue: (file) => file.name,
    shown: (root) => within(root).getByText(/\.svg$/).textContent,
    change: (root) => chooseFile(root, files.cnicBack),
    hasInput: false,
    isSubmitted: false,
    renderField: ({ name, value, defaultValue, onChange, ref }) => (
      <FileUpload
        label={name}
        value={value}
        defaultValue={defaultValue}
        onChange={(file) => file && onChange(file)}
        ref={ref}
      />
    ),
  }),
);

/** A row without an action also accepts a ref. */
export const PlainListItemContract = meta.story({
  render: () => <ListItem ref={(row) => row?.setAttribute('data-reached', '')} title="Funds" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Funds').closest('[data-reached]')).toBeVisible();
  },
});
