import { expect, it } from 'vitest';
import { mergeDetails, type ProfileDetails } from './profile';

const previousDetails: ProfileDetails = {
  name: 'Ali Hassan',
  email: 'ali@example.com',
  phone: '+92 300 7654321',
  address: 'Karachi',
};

it('keeps what was typed, whatever it is, without the spaces around it', () => {
  const typed = { name: ' Sara  Khan ', email: 'no address', phone: ' 12', address: 'Lahore\n' };
  expect(mergeDetails(previousDetails, typed)).toEqual({
    name: 'Sara  Khan',
    email: 'no address',
    phone: '12',
    address: 'Lahore',
  });
});

it('keeps the name and the number that were, where nothing is left of them', () => {
  const typed = { name: '  ', email: ' ', phone: '', address: '' };
  expect(mergeDetails(previousDetails, typed)).toEqual({
    ...previousDetails,
    email: '',
    address: '',
  });
});
