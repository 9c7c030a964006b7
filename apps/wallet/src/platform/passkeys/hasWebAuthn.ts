export const hasWebAuthn = () => 'PublicKeyCredential' in globalThis;
