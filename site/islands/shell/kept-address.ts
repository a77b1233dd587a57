const key = 'builderOpenedWith';

/** Stores the prospect's address in this tab while the person signs in at Google or GitHub. */
export function keepAddress(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Without storage, the address must be typed again.
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
    // Nothing was stored.
  }
}

export function takeAddress(): string | undefined {
  const address = keptAddress();
  forgetAddress();
  return address;
}
