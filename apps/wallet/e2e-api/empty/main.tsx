import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (!place) throw new Error('There is no #root to draw in.');
createRoot(place).render(<p>{document.title}</p>);
