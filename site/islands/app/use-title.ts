import { useEffect } from 'react';

/** Names the document after what is on it and whose workspace it is: `Demos · North Studio`. */
export function useTitle(title: string, agency: string): void {
  useEffect(() => {
    document.title = `${title} · ${agency}`;
  }, [title, agency]);
}
