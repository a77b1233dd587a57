import type { Overrides } from '../../templates-data/model/slots.ts';

/** An invented client with a value in every slot. */
export const harbor: Overrides = {
  businessName: 'Harbor Law Group',
  slogan: 'Steady counsel, in any weather',
  description: 'Harbor helps families and small firms along the coast.',
  primaryColor: '#0f4c5c',
  secondaryColor: '#e36414',
  phone: '+1 902 555 0123',
  email: 'hello@harbor.example',
  address: '9 Pier Road\nHalifax, NS B3J 2K9',
  hours: 'Mon to Fri, 9-5',
  callToAction: 'Book a call',
};
