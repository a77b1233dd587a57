import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** Whether an address is that of one of the operator's proxies. */
export type TrustedProxies = (address: Address) => boolean;

const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/u;
const withPort = /^(\d+(?:\.\d+){3}):\d{1,5}$/u;

/**
 * Parses an address as sockets and proxies write it: with a port, in brackets, with a zone, IPv4
 * within IPv6. Undefined for anything else, such as `unknown` or a name.
 */
export function parseAddress(text: string): Address | undefined {
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text;
  const [address = ''] = bare.split('%');
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/** Parses an address or a range such as `10.0.0.0/8`; undefined when it is invalid. */
export function parseNetwork(text: string): [Address, number] | undefined {
  const [address = '', bits, more] = text.split('/');
  const parsed = parseAddress(address);
  if (!parsed || more !== undefined || bracketed.test(address) || withPort.test(address))
    return undefined;
  const maxPrefix = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [parsed, maxPrefix];
  return /^\d{1,3}$/u.test(bits) && Number(bits) <= maxPrefix ? [parsed, Number(bits)] : undefined;
}

/** Invalid networks are left out; the settings refuse them earlier. */
export function trustProxies(proxies: readonly string[]): TrustedProxies | undefined {
  const networks = proxies.map(parseNetwork).filter((network) => network !== undefined);
  if (networks.length === 0) return undefined;
  return (address) =>
    networks.some(
      ([network, bits]) => address.kind() === network.kind() && address.match(network, bits),
    );
}
