/**
 * Makes the URLs of the site's own pictures in the markup of a mail relative, because the public address of the site
 * may differ from the one at which an administrator reads the mail. Other pictures are unchanged.
 */
export function withOwnPictures(markup: string): string {
  return markup.replace(/(<img src=")https?:\/\/[^"/]+(\/(?:art|api\/media\/file)\/)/g, '$1$2')
}
