import { useEffect } from 'react';

/** Sets the title of the document to the page and its agency: `Demos · North Studio`. */
export function useTitle(title: string, agency: string): void {
  useEffect(() => {
    document.title = `${title} · ${agency}`;
  }, [title, agency]);
}
