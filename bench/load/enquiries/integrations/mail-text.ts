const boundary = /^----_NmP[^\r\n]*$/m

function decodedPart(part: string): string {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return part
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the headers and all parts of a mail, attachments included. Supports only mails written by nodemailer. */
export function mailText(raw: string): string {
  return raw.split(boundary).map(decodedPart).join('\n')
}
