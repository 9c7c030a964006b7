import { useEffect, useState } from 'react';
import { people, purposes, rows } from '../data';
import { Balance } from './Balance';
import { Icon } from './Icon';
import { Modal } from './Modal';
import { TransactionList } from './TransactionList';
import { written } from './words';

const history = rows(20);

const tabs = ['All', 'In', 'Out'];

/** The same screen of native elements, with its state in the same place. */
export function Screen() {
  const [amount, setAmount] = useState('');
  const [purpose, setPurpose] = useState('Rent');
  const [isPrivate, setIsPrivate] = useState(false);
  const [tab, setTab] = useState('All');
  const [isOpen, setIsOpen] = useState(false);
  const [to, setTo] = useState('Ammi');
  const [toast, setToast] = useState('');
  useEffect(() => {
    const gone = setTimeout(() => setToast(''), 5000);
    return () => clearTimeout(gone);
  }, [toast]);
  const confirm = () => {
    setIsOpen(false);
    setToast(`Rs. ${amount} to ${to}`);
  };
  return (
    <main>
      <h1>Wallet</h1>
      <Balance />
      <section aria-labelledby="contacts" className="card">
        <h2 id="contacts">Contacts</h2>
        <ul aria-label="Contacts" className="people">
          {people
            .map((person) => ({ ...person }))
            .map(({ id, name, phone, initials, lastAmount }) => (
              <li key={id}>
                <button type="button" className="person" onClick={() => setTo(name)}>
                  <span aria-hidden="true" className="disc">
                    {initials}
                  </span>
                  <b>{name}</b>
                  <span className="small phone">{phone}</span>
                  <span className="small last">Last: {written(lastAmount)}</span>
                </button>
              </li>
            ))}
        </ul>
      </section>
      <div className="field">
        <label htmlFor="amount">Amount</label>
        <div className="control">
          <span id="unit">PKR</span>
          <input
            id="amount"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            aria-describedby="unit to"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </div>
        <span id="to" className="small">
          To {to}
        </span>
      </div>
      <div className="field">
        <label htmlFor="purpose">Purpose</label>
        <select
          id="purpose"
          className="control"
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
        >
          {purposes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <label className="switch">
        <span>
          Keep it private
          <span className="small">Only you see it.</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={isPrivate}
          aria-checked={isPrivate}
          onChange={(event) => setIsPrivate(event.target.checked)}
        />
      </label>
      <button type="button" className="primary" onClick={() => setIsOpen(true)}>
        Send money
      </button>
      <fieldset className="tabs">
        <legend>Show</legend>
        {tabs.map((name) => (
          <label key={name}>
            <input type="radio" name="tab" checked={tab === name} onChange={() => setTab(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <TransactionList label="History" rows={history.map((row) => ({ ...row }))} />
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Is this right?">
        <p>
          Rs. {amount} to {to}
        </p>
        <button type="button" className="primary" onClick={confirm}>
          Confirm
        </button>
      </Modal>
      {toast && (
        <div role="status" className="toast">
          <b>Sent</b>
          <span>{toast}</span>
          <button type="button" aria-label="Dismiss" className="round" onClick={() => setToast('')}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </main>
  );
}
