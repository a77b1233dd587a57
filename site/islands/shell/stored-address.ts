const key = 'builderOpenedWith';

/** Stores the prospect's address in this tab while the person signs in at Google or GitHub. */
export function storeAddress(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // Without storage, the address must be typed again.
  }
}

export function storedAddress(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function deleteAddress(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

export function readAndDeleteAddress(): string | undefined {
  const address = storedAddress();
  deleteAddress();
  return address;
}
