const key = 'builderOpenedWith';

/** Remembers the prospect's address in this tab while the person signs in at Google or GitHub. */
export function keepAddress(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // A browser that keeps no site data: the address has to be typed again.
  }
}

export function keptAddress(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetAddress(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function takeAddress(): string | undefined {
  const address = keptAddress();
  forgetAddress();
  return address;
}
