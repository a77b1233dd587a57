import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';

const scanAddress = (html: string): string | undefined =>
  findAddress([readPage(html, new URL('https://firm.com/'))])?.value;

test.each([
  [
    'Polish, its postcode and town in lines of their own',
    '<h2>Adres</h2><p>ul. Polna 4</p><p>50-078</p><p>Wrocław</p>',
    'ul. Polna 4\n50-078 Wrocław',
  ],
  [
    'Thai, its country in a line of its own',
    '<p>Lamp House Resort<br>27/4 Moo 3<br>Hang Dong-Samoeng Road<br>Chiang Mai 50230<br>Thailand</p>',
    '27/4 Moo 3\nHang Dong-Samoeng Road\nChiang Mai 50230\nThailand',
  ],
  [
    'Canadian French',
    '<p>1840 rue Laurier<br>Montréal, Québec<br>H2K 1J4</p>',
    '1840 rue Laurier\nMontréal, Québec\nH2K 1J4',
  ],
  [
    'Italian',
    '<a href="#">Via Vitt. Emanuele 4, Fraz. Rualis<br>Premariacco, 33040 Udine</a>',
    'Via Vitt. Emanuele 4, Fraz. Rualis\nPremariacco, 33040 Udine',
  ],
  [
    'Galician',
    '<p>Rua Castiñeiros 5<br>15890 O Pedroso, A Coruña</p>',
    'Rua Castiñeiros 5\n15890 O Pedroso, A Coruña',
  ],
  [
    'Colombian',
    '<span>Dirección</span><div>Carrera 5 # 12-40, Oficina 3, Ibagué, Tolima Colombia</div>',
    'Carrera 5 # 12-40, Oficina 3, Ibagué, Tolima Colombia',
  ],
  [
    'Mexican',
    '<p>Av. Hidalgo 210, Col. Centro, C.P. 44100, Guadalajara</p>',
    'Av. Hidalgo 210, Col. Centro, C.P. 44100, Guadalajara',
  ],
  [
    'Brazilian',
    '<p>Rua das Acácias, 145 - Centro, Curitiba - PR, 80010-120</p>',
    'Rua das Acácias, 145 - Centro, Curitiba - PR, 80010-120',
  ],
  [
    'Indian',
    '<td>14/2,Temple Road,<br>Lake View Jn,<br>Nagapuram<br> Pin: 629011</td>',
    '14/2,Temple Road\nLake View Jn\nNagapuram\nPin: 629011',
  ],
  [
    'Indian, in a list of terms',
    '<dl><dt><b>Address</b></dt><dd>First Floor,</dd><dd>Lotus Apartments,</dd><dd>8 Ring Road,</dd><dd>Old Area, Sakchi</dd><dd>Ranchi, Jharkhand, India</dd><dt>Landmarks</dt><dd>Opposite the lake.</dd></dl>',
    'First Floor\nLotus Apartments\n8 Ring Road\nOld Area, Sakchi\nRanchi, Jharkhand, India',
  ],
  [
    'Indian, over two lines',
    '<p>373/B, Shanti Nagar, Aquem<br>Navelim, Goa 403707</p>',
    '373/B, Shanti Nagar, Aquem\nNavelim, Goa 403707',
  ],
  [
    'a box in New Zealand',
    '<ul><li>PO Box 6120</li><li>Rotorua 3043</li><li>sue@firm.com</li></ul>',
    'PO Box 6120\nRotorua 3043',
  ],
  [
    'Japanese',
    '<p><span>〒167-0032</span> <span>東京都杉並区天沼1-20-5</span> <span>電話 03 (3398) 1290</span></p>',
    '〒167-0032\n東京都杉並区天沼1-20-5',
  ],
  [
    'an element for addresses',
    '<footer><address> kirongo <br>Seeta <br> Mukono</address></footer>',
    'kirongo\nSeeta\nMukono',
  ],
  [
    'British, under its name',
    '<h3>Visit us</h3><p>The Old Forge,</p><p>4 Mill Lane,</p><p>Otley LS21 3AB</p><p>Call 01943 460 112</p>',
    'The Old Forge\n4 Mill Lane\nOtley LS21 3AB',
  ],
  [
    'German, under its name',
    '<span>Adresse</span><p>Lindenallee 12<br>22763 Hamburg-Altona</p>',
    'Lindenallee 12\n22763 Hamburg-Altona',
  ],
  [
    'American, on a highway',
    '<footer><p>4512 Highway 20, Niceville, FL 32578</p></footer>',
    '4512 Highway 20, Niceville, FL 32578',
  ],
])('reads an address that is %s', (_case, html, expected) => {
  expect(scanAddress(html)).toBe(expected);
});

test('takes the first of two offices in one line', () => {
  const offices = '7 SW Elm St North Salem 97301. Albany. 12 Oak Ave Albany OR 97321';
  expect(scanAddress(`<footer><p>${offices}</p></footer>`)).toBe('7 SW Elm St North Salem 97301');
});

test.each([
  '<ul><li>Established 1998</li><li>Over 12000 parcels</li><li>Thailand</li><li>Norway</li></ul>',
  '<footer><p>We are Road 2 Drive approved and you can have a free lesson.</p></footer>',
  '<footer><p>Only 10 minutes drive from the park and ride.</p></footer>',
  '<footer><address>Jo Park<br>Attorney at law and notary public of the county</address></footer>',
  '<h3>Location</h3><p>Serving all of the valley since 1984</p>',
  '<h3>Address</h3><p>Call 01943 460 112</p><p>Monday 9:00 - 17:00</p>',
  '<p>Over 100000 happy clients - 250000 rides</p>',
])('takes no address from %s', (html) => {
  expect(scanAddress(html)).toBeUndefined();
});
