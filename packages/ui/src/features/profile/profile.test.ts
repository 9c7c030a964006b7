import { expect, it } from 'vitest';
import { mergeDetails, type ProfileDetails } from './profile';

const previousDetails: ProfileDetails = {
  name: 'Ali Hassan',
  email: 'ali@example.com',
  phone: '+92 300 7654321',
  address: 'Karachi',
};

it('keeps any input, trimmed', () => {
  const typed = { name: ' Sara  Khan ', email: 'no address', phone: ' 12', address: 'Lahore\n' };
  expect(mergeDetails(previousDetails, typed)).toEqual({
    name: 'Sara  Khan',
    email: 'no address',
    phone: '12',
    address: 'Lahore',
  });
});

it('keeps the previous name and number if the input is blank', () => {
  const typed = { name: '  ', email: ' ', phone: '', address: '' };
  expect(mergeDetails(previousDetails, typed)).toEqual({
    ...previousDetails,
    email: '',
    address: '',
  });
});
