import Download from 'lucide-react/icons/download';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import type * as QrCodes from './qr-code.ts';
import type { QrDrawing } from './qr-code.ts';

const pngWidth = 1024;

/** Starts the download of a file. */
function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The code as a picture, with cells of whole pixels so that edges are sharp. */
function downloadPng({ size, path }: QrDrawing, name: string): void {
  const cell = Math.ceil(pngWidth / size);
  const canvas = document.createElement('canvas');
  canvas.width = cell * size;
  canvas.height = cell * size;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(cell, cell);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  canvas.toBlob((file) => {
    if (file) download(file, `${name}.png`);
  }, 'image/png');
}

let known: typeof QrCodes | undefined;

/**
 * The module for codes is as large as two steps of the wizard, so it is fetched when there is a
 * link to draw.
 */
async function loadCodes(): Promise<typeof QrCodes> {
  known ??= await import('./qr-code.ts');
  return known;
}

/** The drawing of a link; undefined until the module for codes is there. */
function useDrawing(link: string): { codes: typeof QrCodes; drawing: QrDrawing } | undefined {
  const [codes, setCodes] = useState<typeof QrCodes | undefined>(known);
  useEffect(() => {
    // Without the code, the link can still be copied.
    void loadCodes().then(setCodes, () => undefined);
  }, []);
  return codes && { codes, drawing: codes.drawQrCode(link) };
}

interface QrPictureProps {
  readonly link: string;
  readonly label: string;
}

/** A link as a QR code, on the white margin that cameras need. */
export function QrPicture({ link, label }: QrPictureProps): ReactElement {
  const drawn = useDrawing(link);
  if (!drawn) return <div className="size-36 rounded-[10px] bg-white/5" />;
  const { size, path } = drawn.drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-[10px] bg-white forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

interface QrCodeProps {
  readonly link: string;
  /** The file name of downloads, without an extension. */
  readonly name: string;
}

/** The link as a QR code, to be shown or downloaded. */
export function QrCode({ link, name }: QrCodeProps): ReactElement {
  const drawn = useDrawing(link);
  if (!drawn) return <div className="size-36 rounded-[10px] bg-white/5" />;
  const { codes, drawing } = drawn;
  const icon = <Download aria-hidden="true" size={16} strokeWidth={1.75} />;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QrPicture link={link} label="QR code of the page" />
      <div className="grid gap-2">
        <p className="max-w-[24ch] text-[13px]/5 text-balance text-white/65 max-sm:max-w-44">
          Opens the demo on a phone. For a meeting, a letter or a card.
        </p>
        <div className="flex gap-2">
          <Button narrow onClick={() => downloadPng(drawing, name)}>
            {icon}
            PNG<span className="sr-only"> of the QR code</span>
          </Button>
          <Button
            narrow
            onClick={() =>
              download(new Blob([codes.qrFile(drawing)], { type: 'image/svg+xml' }), `${name}.svg`)
            }
          >
            {icon}
            SVG<span className="sr-only"> of the QR code</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
