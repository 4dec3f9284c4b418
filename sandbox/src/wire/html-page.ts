/** The pages that a load balancer or the web server in front answers instead of the platform: no envelope, no JSON. */
export const htmlPage = (title: string, text: string): string =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>${title}</title></head>` +
  `<body><h1>${title}</h1><p>${text}</p></body></html>\n`

export const HTML_TYPE = 'text/html; charset=utf-8'
