/** Maximum characters of a QR code: with more, the modules are too small to scan across a table. */
export const maxQrText = 300
