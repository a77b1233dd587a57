/** A demo of a law firm as the studio sends it, with a short colour and a tag given twice. */
export const harbor = {
  name: 'Harbor Law',
  industry: 'law',
  websiteData: {
    businessName: 'Harbor Law',
    slogan: 'Steady counsel',
    primaryColor: '#ABC',
    contactInfo: { phone: '1' },
  },
  tags: ['warm', 'warm', 'lead'],
};
