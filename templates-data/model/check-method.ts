/** How anybody can check evidence without this service: on the certificate and `/verify`. */
export const method: readonly string[] = [
  'Take evidence.json. Write the value of "frozen" as canonical JSON (RFC 8785) and hash it with SHA-256: the result is "digest".',
  'Begin with "digest". For each of "events" without its "hash", hash the hash before, a line feed, and the event as canonical JSON: the result is its "hash".',
  'Write everything but "seal" as canonical JSON and check "seal" (base64, Ed25519) with "publicKey" (base64, SubjectPublicKeyInfo).',
  'Each page and file of the frozen version has its SHA-256 in "frozen": hash what is shown and compare.',
];
