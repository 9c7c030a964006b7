export { Ltr, type LtrProps } from './Ltr';
export { Address, type AddressProps } from './Address';
